import { expectedBrief, starts } from "#api/house/storyteller/expected-briefs.fixture.ts";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import { publishedAtText, slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";

/** The house's stories of so many days, without pictures. */
export async function* houseStories(days: number, from: string = starts[0]): AsyncGenerator<Story> {
  for (const slot of slotsOfDays(from, days)) {
    const { titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl, category, ...told } =
      await houseStoryteller.write(expectedBrief(slot.date, slot.timeSlot));
    const { imageAlt, imageAltPl } = told;
    const texts = { titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl, imageAlt, imageAltPl };
    yield storyOf({ id: storyIdOf(slot), publishedAt: publishedAtText(slot), category, ...texts });
  }
}
