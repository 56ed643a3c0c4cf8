// The site's descriptions for programs. The module has no heavy imports, so that pages can share it.
import type { Language } from "#api/language/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import type { PublicPost } from "#api/stories/model.ts";

export const siteName = "Mruk";

/** The site's name and description in pages, feeds, cards and the manifest. */
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

/** The beginning of each language's addresses. */
export const mirrors = { en: "", pl: "/pl" } as const satisfies Record<Language, string>;

/** The page of the ways to follow the site, below each language's mirror. */
export const followPath = { en: "/follow", pl: "/na-biezaco" } as const;

/** The path of a story's page. */
export const storyAddress = (id: string, language: Language): string => `${mirrors[language]}/post/${id}`;

/** The colour of the page at each hour, from `web/styles/tokens.css`. */
export const papers = {
  light: { morning: "#fcf2e4", afternoon: "#f6f4e1", evening: "#f6eef0" },
  dark: { morning: "#21181f", afternoon: "#1a211c", evening: "#1c1730" },
} as const satisfies Record<string, Record<TimeSlot, string>>;

/** The size of the preview pictures of shared pages. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The fields of a story that its card shows. */
export type CardStory = Pick<PublicPost, "id" | "titleEn" | "titlePl" | "timeSlot" | "publishedAt" | "imageHash">;

/** Raise it when cards are drawn differently, so that no cached card remains. */
const cardDesign = 1;

/** A hash of everything that a card shows: a card's address contains it and may be cached for ever. */
export function cardVersion(story: CardStory | null, language: Language): string {
  const { titleEn, titlePl, timeSlot, publishedAt, imageHash } = story ?? {};
  const shown = JSON.stringify([cardDesign, language === "pl" ? titlePl : titleEn, timeSlot, publishedAt, imageHash]);
  // FNV-1a, because pages compute it while rendering, and browsers have no synchronous alternative.
  let hash = 0x811c9dc5;
  for (const character of shown) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** The address of a story's card, or of the one for every other page. */
export const cardAddress = (story: CardStory | null, language: Language): string =>
  `/cards/${story?.id ?? "home"}-${language}.jpg?v=${cardVersion(story, language)}`;
