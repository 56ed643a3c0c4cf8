// What the site tells programs of itself. No imports that weigh anything, so that pages can share it for nothing.
import type { Language } from "../language/model.ts";
import type { TimeSlot } from "../schedule/model.ts";
import type { PublicPost } from "../stories/model.ts";

export const siteName = "Mruk";

/** What the site is called and what it is, as pages, feeds, cards and the manifest say it. */
export const siteTexts = {
  en: {
    title: "Mruk: A cat, a flat, three stories a day",
    motto: "A cat, a flat, three stories a\u00a0day",
    description:
      "Three small illustrated stories a day about Mruk, a grey tabby who lives in a Warsaw tenement. In English and Polish.",
    slots: { morning: "Morning", afternoon: "Afternoon", evening: "Evening" },
  },
  pl: {
    title: "Mruk: kot, kamienica, trzy historie dziennie",
    motto: "Kot, kamienica, trzy historie dziennie",
    description:
      "Trzy małe ilustrowane historie dziennie o Mruku, szarym pręgowanym kocurze z warszawskiej kamienicy. Po polsku i po angielsku.",
    slots: { morning: "Poranek", afternoon: "Popołudnie", evening: "Wieczór" },
  },
} as const satisfies Record<
  Language,
  { title: string; motto: string; description: string; slots: Record<TimeSlot, string> }
>;

/** Where each language's pages and files begin. */
export const mirrors = { en: "", pl: "/pl" } as const satisfies Record<Language, string>;

/** Where a story's page lies, from the site's address on. */
export const storyAddress = (id: string, language: Language): string => `${mirrors[language]}/post/${id}`;

/** The colour of the page at each hour, as `web/styles/tokens.css` has it. */
export const papers = {
  light: { morning: "#fcf2e4", afternoon: "#f6f4e1", evening: "#f6eef0" },
  dark: { morning: "#21181f", afternoon: "#1a211c", evening: "#1c1730" },
} as const satisfies Record<string, Record<TimeSlot, string>>;

/** The size of the pictures that stand for a page where somebody shares it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a story's card shows. */
export type CardStory = Pick<PublicPost, "id" | "titleEn" | "titlePl" | "timeSlot" | "publishedAt" | "imageHash">;

/** To be raised when cards are drawn differently, so that none of the old ones stays in a cache. */
const cardDesign = 1;

/** Names everything that a card shows: a card under its version may be cached for good. */
export function cardVersion(story: CardStory | null, language: Language): string {
  const { titleEn, titlePl, timeSlot, publishedAt, imageHash } = story ?? {};
  const shown = JSON.stringify([cardDesign, language === "pl" ? titlePl : titleEn, timeSlot, publishedAt, imageHash]);
  // FNV-1a: pages name their cards while they are rendered, and browsers have nothing better without waiting.
  let hash = 0x811c9dc5;
  for (const character of shown) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The address of a story's card, or of the one that stands for every other page. */
export const cardAddress = (story: CardStory | null, language: Language): string =>
  `/cards/${story?.id ?? "home"}-${language}.jpg?v=${cardVersion(story, language)}`;
