import type { Language } from "#api/language/model.ts";
import type { Story } from "#api/stories/model.ts";

type Maker = "people" | "house" | "model";
type Texts = { read: string; madeBy: Record<Maker, string> };

/** The film's own texts. */
export const filmTexts = {
  en: {
    read: "Read the story",
    madeBy: {
      people: "The film was put together by a computer program.",
      house: "Words, picture and film made by a computer program.",
      model: "Words, picture and film made with AI.",
    },
  },
  pl: {
    read: "Przeczytaj historię",
    madeBy: {
      people: "Film zmontował program komputerowy.",
      house: "Słowa, obraz i film są dziełem programu komputerowego.",
      model: "Słowa, obraz i film powstały z pomocą AI.",
    },
  },
} as const satisfies Record<Language, Texts>;

/** The disclosure of how the story and its film were made, as the law requires it. */
export function disclosureOf({ madeBy }: Pick<Story, "madeBy">, language: Language, filmedBy?: "model"): string {
  const hasModel = madeBy?.textModel !== undefined || madeBy?.imageModel !== undefined || filmedBy === "model";
  return filmTexts[language].madeBy[hasModel ? "model" : madeBy ? "house" : "people"];
}
