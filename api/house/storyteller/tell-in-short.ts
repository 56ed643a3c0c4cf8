import type { ShortTelling, Teller } from "#api/generation/model.ts";
import { languages } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Story } from "#api/stories/model.ts";
import { momentsIn } from "#api/video/making/captions.ts";
import { chosen, leans, type Moment } from "#api/video/making/moments.ts";

/** The most words of a telling: fewer than are allowed, since the house's voice takes its time, in Polish more than in English. */
const mostWords = { en: 80, pl: 65 } as const;
/** The most sentences of a telling, and the first ones, of which one says who it is about. */
const most = { sentences: 20, openings: 3 };

/** Tells a story in its own sentences: those that hang together, from who and where to the turn's end, each of them whole. */
export const houseTeller: Teller = {
  name: "house",
  promptVersion: 1,
  async tell(story) {
    const telling = shortTelling(story);
    if (telling) return telling;
    throw new AppError("FILM_UNSUITABLE", `No sentence of ${story.id} is short enough to be told in a film.`, {
      hint: "Write the story in shorter sentences, or have its film made without a voice.",
    });
  },
};

/** As many sentences as may be said, the same in both languages; null if not even one may. */
export function shortTelling(story: Story): ShortTelling | null {
  const moments = momentsIn(story);
  if (moments.length > 0 && areFew(moments)) return textOf(moments);
  const first = openingOf(moments);
  for (let count = Math.min(most.sentences, moments.length); count > 1; count--) {
    const told = chosen(moments, count, { partsOf: (moment) => [moment], first, inRuns: true });
    if (told && areFew(told)) return textOf(told);
  }
  const one = moments.find((moment) => areFew([moment]));
  return one ? textOf([one]) : null;
}

/** Where a telling begins: with the first sentence that names Mruk and stands alone; without one, with the very first. */
function openingOf(moments: readonly Moment[]): number {
  const opens = (moment: Moment) => /\bMruk/u.test(moment.en) && !leans(moment);
  return Math.max(0, moments.slice(0, most.openings).findIndex(opens));
}

const countOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
const areFew = (moments: readonly Moment[]) =>
  languages.every((language) => moments.reduce((sum, each) => sum + countOf(each[language]), 0) <= mostWords[language]);
const textOf = (moments: readonly Moment[]): ShortTelling => ({
  en: moments.map(({ en }) => en).join(" "),
  pl: moments.map(({ pl }) => pl).join(" "),
});
