import { booksPath } from "#api/books/address.ts";
import { pictureAddress } from "#api/images/model.ts";
import type { Language } from "#api/language/model.ts";
import { escapeXml, xmlDocument } from "#api/platform/xml.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import { archivePaths, fillPath } from "#api/stories/archive/addresses.ts";
import type { Story } from "#api/stories/model.ts";
import { followPath, mirrors, storyAddress } from "./model.ts";

/** The pages that search engines should find besides stories and collections of stories. */
const standingPaths = ["/", "/about", "/contact", "/privacy", "/terms"];

/** A page's addresses without their origin. */
type Addresses = Record<Language, string>;
const mirrored = ({ en, pl }: Addresses): Addresses => ({ en, pl: mirrors.pl + pl });
const standing = [...standingPaths.map((path) => ({ en: path, pl: path })), followPath].map(mirrored);

function archiveAddresses(name: keyof typeof archivePaths, values: Readonly<Record<string, string>> = {}): Addresses {
  const { en, pl } = archivePaths[name];
  return mirrored({ en: fillPath(en, values, "en"), pl: fillPath(pl, values, "pl") });
}

/** The collections of stories besides the calendar, and whether there are books. */
export type Shelves = {
  categories: readonly string[];
  times: readonly string[];
  series: readonly string[];
  /** Whether readers have a book. */
  hasBooks: boolean;
};

const shelfAddresses = ({ categories, times, series, hasBooks }: Shelves): Addresses[] => [
  // Without stories or books these pages say so, and are to be found by nobody.
  ...(hasBooks ? [mirrored(booksPath)] : []),
  ...(categories.length > 0 ? [archiveAddresses("archive"), archiveAddresses("categories")] : []),
  ...(series.length > 0 ? [archiveAddresses("all-series")] : []),
  ...categories.map((category) => archiveAddresses("category", { category })),
  ...times.map((slot) => archiveAddresses("time", { slot })),
  ...series.map((id) => archiveAddresses("series", { id })),
];

/** The pages of a story's year, month and day that the story before it is not on: so each is in one part, which never changes. */
function calendarAddresses({ at }: Listed, before: Listed | undefined): Addresses[] {
  const [date, dateBefore = ""] = [at, before?.at].map((each) =>
    each === undefined ? undefined : warsawDate(Temporal.Instant.fromEpochMilliseconds(each)),
  );
  const [year = "", month = "", day = ""] = (date ?? "").split("-");
  const values = { year, month, day };
  const names = ["archive-year", "archive-month", "archive-day"] as const;
  const periods = [year, `${year}-${month}`, `${year}-${month}-${day}`];
  return names
    .filter((_, at) => !dateBefore.startsWith(periods[at] ?? ""))
    .map((name) => archiveAddresses(name, values));
}

/**
 * Two addresses a story: far below the 50,000 addresses and 50 MB that a sitemap may have, and quickly written. A full
 * part never changes again, because the oldest stories come first.
 */
export const storiesPerPart = 1000;

/** Read lazily. */
type Listed = { readonly at: number; readonly story: Story };
type SitemapOptions = { origin: string; shelves: Shelves; perPart?: number };
const schemas =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The sitemap of these stories, oldest first; if they are too many for one, the index of its parts. */
export function sitemap(stories: readonly Listed[], options: SitemapOptions): string {
  const { origin, perPart = storiesPerPart } = options;
  if (stories.length <= perPart) return urlset({ stories, start: 0, end: stories.length }, options);
  const parts = Array.from({ length: Math.ceil(stories.length / perPart) }, (_, part) => {
    const newest = stories[Math.min((part + 1) * perPart, stories.length) - 1];
    return `<sitemap><loc>${escapeXml(`${origin}/sitemap-${part + 1}.xml`)}</loc><lastmod>${newest?.story.publishedAt}</lastmod></sitemap>`;
  });
  return xmlDocument(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join("\n")}\n</sitemapindex>`,
  );
}

/** One part of it, counted from 1; null if there is no such part. */
export function sitemapPart(part: number, stories: readonly Listed[], options: SitemapOptions): string | null {
  const { perPart = storiesPerPart } = options;
  const start = (part - 1) * perPart;
  if (stories.length <= perPart || start >= stories.length) return null;
  return urlset({ stories, start, end: start + perPart }, options);
}

type PartOfStories = { stories: readonly Listed[]; start: number; end: number };

function urlset({ stories, start, end }: PartOfStories, { origin, shelves }: SitemapOptions): string {
  const pages = start === 0 ? [...standing, ...shelfAddresses(shelves)] : [];
  const inPart = stories.slice(start, end);
  const ofCalendar = inPart.flatMap((entry, at) => calendarAddresses(entry, stories[start + at - 1]));
  const ofStories = inPart.flatMap(({ story }) => {
    const picture = escapeXml(new URL(pictureAddress(story), origin).href);
    return addresses(
      { en: storyAddress(story.id, "en"), pl: storyAddress(story.id, "pl") },
      origin,
      `<lastmod>${story.publishedAt}</lastmod><image:image><image:loc>${picture}</image:loc></image:image>`,
    );
  });
  const listed = [...pages, ...ofCalendar].flatMap((each) => addresses(each, origin));
  return xmlDocument(`<urlset ${schemas}>\n${[...listed, ...ofStories].join("\n")}\n</urlset>`);
}

/** A page in both languages, each with links to both. */
function addresses(at: Addresses, origin: string, facts = ""): string[] {
  const [en, pl] = [escapeXml(origin + at.en), escapeXml(origin + at.pl)];
  const links = Object.entries({ en, pl, "x-default": en })
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join("");
  return [en, pl].map((address) => `<url><loc>${address}</loc>${facts}${links}</url>`);
}
