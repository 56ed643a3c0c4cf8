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
