import { type BundledCategory, categories } from "../../api/stories/categories.ts";
import type { Language } from "./i18n.ts";

const isBundled = (category: string): category is BundledCategory => Object.hasOwn(categories, category);

/** The bundled categories have Polish names; any other text is shown as it is. */
export function categoryIn(language: Language, category: string): string {
  return language === "pl" && isBundled(category) ? categories[category] : category;
}
