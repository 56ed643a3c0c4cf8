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

/** The keys of the bundled categories in English and in Polish addresses (archive/category-key.ts). */
export const bundledKeys: Readonly<Record<string, string>> = {
  "daily-life": "codzienne-zycie",
  adventure: "przygoda",
  lifestyle: "styl-zycia",
  playtime: "czas-zabawy",
  portrait: "portret",
  friendship: "przyjazn",
};

/** A category's key in an address: `daily-life`, and in Polish `codzienne-zycie`. */
export function categoryToAddress(key: string, language: Language): string {
  const polish = Object.hasOwn(bundledKeys, key) ? bundledKeys[key] : undefined;
  return language === "pl" && polish !== undefined ? polish : key;
}

/** The key of a category in an address; null where it is written in the other language. */
export function categoryFromAddress(text: string, language: Language): string | null {
  const [english = text] = Object.entries(bundledKeys).find((pair) => pair.includes(text)) ?? [];
  return categoryToAddress(english, language) === text ? english : null;
}
