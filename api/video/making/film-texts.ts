import type { Language } from "#api/language/model.ts";
import type { Story } from "#api/stories/model.ts";

type Maker = "people" | "house" | "model";

const disclosures = {
  en: {
    people: "The film was put together by a computer program.",
    house: "Words, picture and film made by a computer program.",
    model: "Words, picture and film made with AI.",
  },
  pl: {
    people: "Film zmontował program komputerowy.",
    house: "Słowa, obraz i film są dziełem programu komputerowego.",
    model: "Słowa, obraz i film powstały z pomocą AI.",
  },
} as const satisfies Record<Language, Record<Maker, string>>;

/** The disclosure of how the story and its film were made, as the law requires it. */
export function disclosureOf({ madeBy }: Pick<Story, "madeBy">, language: Language, filmedBy?: "model"): string {
  const hasModel = madeBy?.textModel !== undefined || madeBy?.imageModel !== undefined || filmedBy === "model";
  // A story that people wrote has at most the maker of its film.
  const hasMaker = madeBy?.storyteller !== undefined || madeBy?.illustrator !== undefined;
  return disclosures[language][hasModel ? "model" : hasMaker ? "house" : "people"];
}
