// The content of a book, before it takes the form of a file.
import { longDate } from "#api/language/dates.ts";
import { type Language, languages } from "#api/language/model.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { labelOf } from "#api/stories/label.ts";
import type { Story } from "#api/stories/model.ts";
import { type BookId, type BookLanguage, type BookPeriod, partsOfId } from "./model.ts";
import { boundsOf, dateOf, nameOfPeriod } from "./period.ts";
import { words } from "./words.ts";

export type Day = { date: string; stories: Story[] };
/** A month of a year's book; a month's book has one without a page of its own. */
export type Part = { period: BookPeriod; days: Day[] };

export type BookContent = {
  id: BookId;
  period: BookPeriod;
  language: BookLanguage;
  /** The languages in which each story is told, in order. */
  languages: readonly Language[];
  title: string;
  parts: Part[];
  /** Whether the months have pages of their own. */
  isYear: boolean;
  stories: readonly Story[];
  from: string;
  until: string;
  /** Whether more stories of the period may come. */
  isUnfinished: boolean;
  /** The instant, ISO in UTC. */
  madeAt: string;
  /** The site's address as people type it; null while it is not known. */
  site: string | null;
};

type Source = Pick<BookContent, "id" | "madeAt" | "site"> & { stories: readonly Story[] };

/** Arranges the stories, oldest first, by day and month. */
export function contentOf({ id, madeAt, site, stories }: Source): BookContent {
  const { period, language } = partsOfId(id);
  const told = language === "both" ? languages : [language];
  const dates = stories.map(({ publishedAt }) => dateOf(publishedAt));
  return {
    ...{ id, period, language, stories, madeAt, site },
    languages: told,
    title: told
      .map((each) => titleIn(period, each))
      .filter(isFirst)
      .join(" / "),
    parts: partsOf(stories),
    isYear: period.length === "2026".length,
    from: dates[0] ?? "",
    until: dates.at(-1) ?? "",
    isUnfinished: Temporal.Instant.compare(Temporal.Instant.from(madeAt), boundsOf(period).before) < 0,
  };
}

export const titleIn = (period: BookPeriod, language: Language): string =>
  words[language].title(nameOfPeriod(period, language));

const isFirst = (text: string, index: number, all: readonly string[]) => all.indexOf(text) === index;

function partsOf(stories: readonly Story[]): Part[] {
  const days = Map.groupBy(stories, ({ publishedAt }) => dateOf(publishedAt));
  const months = Map.groupBy(days.keys(), (date) => date.slice(0, "2026-11".length));
  return [...months].map(([period, dates]) => ({
    period,
    days: dates.map((date) => ({ date, stories: days.get(date) ?? [] })),
  }));
}

/** `November 21, 2026` of a Warsaw date. */
export const dayIn = (date: string, language: Language): string => longDate(Date.parse(`${date}T11:00:00Z`), language);

/** A hash of everything that a book shows of a story: as long as it is the same, the book need not be made anew. */
export const shownOf = (story: Story): string =>
  contentHash(
    Buffer.from(
      JSON.stringify([
        [story.titleEn, story.titlePl, story.contentEn, story.contentPl, story.imageAlt, story.imageAltPl],
        [story.imageUrl, story.imageHash, story.publishedAt, story.timeSlot],
        [labelOf(story.madeBy, "en")],
      ]),
    ),
  );

/** The number of stories with each label; null for those of people. */
export function labelsOf(stories: readonly Story[], language: Language): [string | null, number][] {
  const counted = new Map<string | null, number>();
  for (const { madeBy } of stories) {
    const label = labelOf(madeBy, language);
    counted.set(label, (counted.get(label) ?? 0) + 1);
  }
  return [...counted];
}
