// Plain facts, so that pages can share them without the schemas.
import type { Language } from "../language/model.ts";

/** The six bundled categories and their Polish names; other texts are allowed and shown as they are. */
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

/** A category as it is shown: the bundled ones have Polish names. */
export function categoryIn(language: Language, category: string): string {
  return language === "pl" && isBundled(category) ? categories[category] : category;
}
