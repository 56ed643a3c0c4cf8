import type { Language } from "#api/language/model.ts";
import { parseQuery } from "../query.ts";
import { isDamaged, type Opened, openDatabase, removeDatabase } from "./database.ts";
import { openEntries } from "./entries.ts";
import { findStories } from "./find.ts";
import { openLookup } from "./lookup.ts";
import { openMatching } from "./match.ts";
import { openVocabulary } from "./vocabulary.ts";

export type SearchIndex = ReturnType<typeof openSearchIndex>;
export type Question = { q: string; language: Language; now: number; limit: number; offset: number };
/** Ids on the asked page, and what is needed to show where the words stand. */
export type Answer = {
  total: number;
  hits: { id: string; language: Language }[];
  forms: Record<Language, string[]>;
  /** For a word that no story has, a word that one has, and that story. */
  nearest: { typed: string; form: string; id: string | null }[];
};

/** The index with everything that is asked of it. Its calls are synchronous, so it has a thread of its own. */
export function openSearchIndex(files: readonly string[]) {
  const opened = openDatabase(files);
  try {
    return indexIn(opened);
  } catch (error) {
    opened.database.close();
    // It is built anew by whoever opens it next.
    if (isDamaged(error)) removeDatabase(opened.file);
    throw error;
  }
}

function indexIn(opened: Opened) {
  const { database } = opened;
  const vocabularies = { en: openVocabulary(database, "en"), pl: openVocabulary(database, "pl") };
  const lookup = openLookup(database);
  const entries = openEntries(opened, vocabularies);
  const idOf = database.prepare("SELECT id FROM entries WHERE place = ?");
  const idAt = (place: number | undefined) => (place === undefined ? null : String(idOf.get(place)?.id));

  function find({ q, language, now, limit, offset }: Question): Answer {
    const bound = entries.boundAt(now);
    const { hits, forms, nearest } = findStories(parseQuery(q), { vocabularies, lookup, bound, language });
    const page = hits.slice(offset, offset + limit);
    return {
      total: hits.length,
      hits: page.map((hit) => ({ id: String(idAt(hit.place)), language: hit.language })),
      forms,
      nearest: nearest.map(({ typed, form }) => {
        const [place] = lookup.places(`texts_${language}`, `"${form}"`, { bound, limit: 1 });
        return { typed, form, id: idAt(place) };
      }),
    };
  }
  return {
    ...entries,
    find,
    match: openMatching({ database, vocabularies, lookup }),
    close: () => database.close(),
    /** Deletes the file, which is damaged. */
    discard(): void {
      database.close();
      removeDatabase(opened.file);
    },
  };
}
