import { openTimeSlice } from "#api/platform/processes/time-slice.ts";
import { inTime, type TimedStory } from "../timeline.ts";

/** These stories in the order of their titles in a language; of equal titles, the newer story comes first. */
export type TitleOrder = (stories: Iterable<TimedStory>, lang: Language) => Promise<TimedStory[]>;

type Language = "en" | "pl";
type Titled = { entry: TimedStory; title: string };

const nameOf = { en: "titleEn", pl: "titlePl" } as const;
const collators = { en: new Intl.Collator("en", { numeric: true }), pl: new Intl.Collator("pl", { numeric: true }) };

/**
 * Keeps the order between questions. To find the titles takes several times as long as to sort them, since each story has to be
 * read, so a later question reads only the stories that are new or changed; and a list that is nearly sorted is sorted in one pass.
 */
export function keepTitleOrder(): TitleOrder {
  const kept: Record<Language, Titled[]> = { en: [], pl: [] };
  return async (stories, lang) => {
    const unread = new Set(stories);
    const titled = kept[lang].filter(({ entry }) => unread.delete(entry));
    const slice = openTimeSlice();
    for (const entry of unread) {
      titled.push({ entry, title: entry.story[nameOf[lang]] });
      if (slice.isOver()) await slice.next();
    }
    const { compare } = collators[lang];
    kept[lang] = titled.sort((one, other) => compare(one.title, other.title) || inTime(other.entry, one.entry));
    return titled.map(({ entry }) => entry);
  };
}
