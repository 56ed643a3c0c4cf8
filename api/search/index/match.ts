import type { DatabaseSync } from "node:sqlite";
import type { Language } from "#api/language/model.ts";
import { fold, formsOf } from "../words/fold.ts";
import { anyOf, type Lookup } from "./lookup.ts";
import { noBound } from "./place.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** More forms contain a part than one question may name; whoever asks then reads the texts. */
const mostForms = 600;
const mostStories = 1_000_000;

type Parts = { database: DatabaseSync; vocabularies: Record<Language, Vocabulary>; lookup: Lookup };

/**
 * For the panel: the ids of all stories, scheduled ones too, that have every typed word, also inside of a longer one, in a text, in
 * the category's name or in the id. Null for what would be found nearly everywhere, and for
 * signs without letters, which the index does not have.
 */
export function openMatching({ database, vocabularies, lookup }: Parts) {
  const idOf = database.prepare("SELECT id FROM entries WHERE place = ?");
  const byName = {
    en: database.prepare("SELECT place FROM entries WHERE instr(id, ?) OR instr(category_en, ?)"),
    pl: database.prepare("SELECT place FROM entries WHERE instr(id, ?) OR instr(category_pl, ?)"),
  };

  function placesOf(word: string, language: Language): Set<number> | null {
    const forms = formsOf(word);
    if (forms.length === 0) return null;
    const named = byName[language].all(fold(word), forms.join(" "));
    const places = new Set(named.map(({ place }) => Number(place)));
    const parts = forms.map((part) => vocabularies[language].containing(part));
    if (parts.some(({ length }) => length > mostForms)) return null;
    if (parts.some(({ length }) => length === 0)) return places;
    const match = parts.map(anyOf).join(" AND ");
    for (const place of lookup.places(`texts_${language}`, match, { bound: noBound, limit: mostStories })) {
      places.add(place);
    }
    return places;
  }

  function placesIn(word: string, languages: readonly Language[]): Set<number> | null {
    const all = new Set<number>();
    for (const language of languages) {
      const found = placesOf(word, language);
      if (found === null) return null;
      for (const place of found) all.add(place);
    }
    return all;
  }

  return (typed: string, languages: readonly Language[]): string[] | null => {
    let all: number[] | undefined;
    for (const word of typed.split(/\s+/).filter((each) => each !== "")) {
      const places = placesIn(word, languages);
      if (places === null) return null;
      all = all === undefined ? [...places] : all.filter((place) => places.has(place));
    }
    return (all ?? []).map((place) => String(idOf.get(place)?.id));
  };
}
