import { onTestFinished } from "vitest";
import { expectedBrief, starts } from "#api/house/storyteller/expected-briefs.fixture.ts";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import { publishedAtText, slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import type { Story } from "#api/stories/model.ts";
import { openSearchIndex } from "./index/search-index.ts";
import { searchedStory } from "./searched-story.ts";

export type FirstYear = Awaited<ReturnType<typeof firstYear>>;

/** What the house tells in so many days, without pictures. */
export async function* houseStories(days: number, from: string = starts[0]): AsyncGenerator<Story> {
  for (const slot of slotsOfDays(from, days)) {
    const { titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl, category, ...told } =
      await houseStoryteller.write(expectedBrief(slot.date, slot.timeSlot));
    const { imageAlt, imageAltPl } = told;
    const texts = { titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl, imageAlt, imageAltPl };
    yield storyOf({ id: storyIdOf(slot), publishedAt: publishedAtText(slot), category, ...texts });
  }
}

/** An index of the year's stories, all of them public. */
export async function firstYear() {
  const index = openSearchIndex([":memory:"]);
  onTestFinished(() => index.close());
  const titles = new Map<string, string>();
  let batch = [];
  for await (const story of houseStories(365)) {
    titles.set(story.id, story.titleEn);
    const at = Temporal.Instant.from(story.publishedAt).epochMilliseconds;
    batch.push(searchedStory({ story }, { id: story.id, at, trace: null }));
    if (batch.length === 100) index.put(batch.splice(0));
  }
  index.put(batch);
  return {
    index,
    titles: new Set(titles.values()),
    titleOf: (id: string) => titles.get(id),
    now: Date.parse("2028-01-01T00:00:00Z"),
  };
}
