// This file needs no schemas, so pages can import it.
import type { Language } from "#api/language/model.ts";

/** The six bundled categories and their Polish names. Other texts are allowed and shown unchanged. */
export const categories = {
  "Daily Life": "Codzienne Życie",
  Adventure: "Przygoda",
  Lifestyle: "Styl Życia",
  Playtime: "Czas Zabawy",
  Portrait: "Portret",
  Friendship: "Przyjaźń",
} as const;
export type BundledCategory = keyof typeof categories;

const isBundled = (category: string): category is BundledCategory => Object.hasOwn(categories, category);

/** A category's name in a language; only the bundled ones have Polish names. */
export function categoryIn(language: Language, category: string): string {
  return language === "pl" && isBundled(category) ? categories[category] : category;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    // Other scripts have no Latin letters to stand for theirs.
    .replace(/[^\p{ASCII}]/gu, (letter) => `u${letter.codePointAt(0)?.toString(16)}`)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "other";

const bundledSlugs = Object.entries(categories).map(([en, pl]) => ({ name: en, en: slug(en), pl: slug(pl) }));

/** What categories that are written alike have in common: `daily-life`, also for the bundled one's Polish name. */
export function categoryKey(category: string): string {
  const written = slug(category);
  return bundledSlugs.find(({ pl }) => pl === written)?.en ?? written;
}

/** The bundled category with this key. */
export const bundledCategory = (key: string): string | undefined => bundledSlugs.find(({ en }) => en === key)?.name;

/** A category in an address: `daily-life`, and in Polish `codzienne-zycie`. */
export const categoryToAddress = (key: string, language: Language): string =>
  bundledSlugs.find(({ en }) => en === key)?.[language] ?? key;

/** The key of a category in an address; null where it is written in the other language. */
export function categoryFromAddress(text: string, language: Language): string | null {
  const bundled = bundledSlugs.find(({ en, pl }) => en === text || pl === text);
  if (bundled === undefined) return text;
  return bundled[language] === text ? bundled.en : null;
}
