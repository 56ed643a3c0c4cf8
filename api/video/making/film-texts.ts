import type { Language } from "#api/language/model.ts";
import { readByMachine } from "#api/narration/model.ts";
import { modelsOf } from "#api/stories/makers.ts";
import type { Story } from "#api/stories/model.ts";
import { spokenFilmIn } from "#api/stories/spoken-film.ts";

type Maker = "people" | "house" | "model";

const disclosures = {
  en: {
    people: "The film was put together by a computer program.",
    house: "Words, picture and film made by a computer program.",
    model: "AI-generated words, picture and film.",
  },
  pl: {
    people: "Film zmontował program komputerowy.",
    house: "Słowa, obraz i film są dziełem programu komputerowego.",
    model: "Słowa, obraz i film wygenerowane przez AI.",
  },
} as const satisfies Record<Language, Record<Maker, string>>;

/** The disclosure of how the story and its film were made, as the law requires it. */
export function disclosureOf({ madeBy }: Pick<Story, "madeBy">, language: Language, filmedBy?: "model"): string {
  if (modelsOf(madeBy).length > 0 || filmedBy === "model") return disclosures[language].model;
  // A story that people wrote has at most the maker of its film.
  const hasMaker = madeBy?.storyteller !== undefined || madeBy?.illustrator !== undefined;
  return disclosures[language][hasMaker ? "house" : "people"];
}

/** The disclosure of a film that exists; null where nothing is known of it, since it came from elsewhere. */
export function finishedDisclosureOf(story: Pick<Story, "madeBy" | "videoUrl">, language: Language): string | null {
  const { madeBy } = story;
  if (!madeBy) return null;
  const made = disclosureOf(story, language, (madeBy.film?.maker ?? "house") === "house" ? undefined : "model");
  return spokenFilmIn(story, language) ? `${made} ${readByMachine[language]}` : made;
}
