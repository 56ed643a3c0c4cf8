import type { BundledCategory, categories } from "../../api/stories/model.ts";
import type { Language } from "./i18n.ts";

// The type holds every Polish name letter by letter, so this copy, which a browser can load without the schemas, cannot drift.
const inPolish: typeof categories = {
  "Daily Life": "Codzienne Życie",
  Adventure: "Przygoda",
  Lifestyle: "Styl Życia",
  Playtime: "Czas Zabawy",
  Portrait: "Portret",
  Friendship: "Przyjaźń",
};

const isBundled = (category: string): category is BundledCategory => Object.hasOwn(inPolish, category);

/** The bundled categories have Polish names; any other text is shown as it is. */
export function categoryIn(language: Language, category: string): string {
  return language === "pl" && isBundled(category) ? inPolish[category] : category;
}
