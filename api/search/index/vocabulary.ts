import type { DatabaseSync } from "node:sqlite";
import type { Language } from "#api/language/model.ts";
import { stemOf } from "../words/stem.ts";
import { prepareChange } from "./database.ts";
import { distance } from "./distance.ts";
import { type Forms, openForms, separator } from "./forms.ts";

/** Every form that a language's texts have had. Those that none has any more stay until the index is built anew. */
export type Vocabulary = ReturnType<typeof openVocabulary>;

type Near = { form: string; distance: number };

export function openVocabulary(database: DatabaseSync, language: Language) {
  const add = prepareChange(database, `INSERT OR IGNORE INTO words_${language} VALUES (?, ?)`);
  const one = database.prepare(`SELECT 1 FROM words_${language} WHERE stem = ? AND form = ?`);
  const ofStem = database.prepare(`SELECT form FROM words_${language} WHERE stem = ? LIMIT ?`);
  const every = database.prepare(`SELECT group_concat(form, ?) AS forms FROM words_${language}`);
  const stem = stemOf[language];
  /** In memory from the first question that needs them all to the next new form. */
  let forms: Forms | undefined;
  let seen = new Set<string>();
  const all = () => {
    forms ??= openForms(String(every.get(separator)?.forms ?? ""));
    return forms;
  };

  return {
    add(form: string): void {
      if (seen.has(form)) return;
      if (seen.size >= mostSeen) seen = new Set();
      seen.add(form);
      if (add.run(stem(form), form).changes !== 0n) forms = undefined;
    },
    /** Forgets which forms it has seen, once many stories are in the index. */
    forgetSeen(): void {
      seen = new Set();
    },
    has: (form: string): boolean => one.get(stem(form), form) !== undefined,
    /** The forms of the same word, as far as the stemmer knows. */
    related: (form: string, limit: number): string[] => ofStem.all(stem(form), limit).map(formIn),
    /** The shortest that begin with it. */
    beginningWith: (start: string, limit: number): string[] =>
      all()
        .startingWith(start)
        .sort((one, other) => one.length - other.length)
        .slice(0, limit),
    containing: (part: string): string[] => all().containing(part),
    /** The forms that differ in at most so many letters, the nearest first. */
    near(form: string, most: number): Near[] {
      const found: Near[] = [];
      for (const other of all().like(form, most)) {
        const steps = distance(form, other, most);
        if (steps > 0 && steps <= most) found.push({ form: other, distance: steps });
      }
      const likeness = (other: string) => (other[0] === form[0] ? 0 : 1);
      return found.sort((a, b) => a.distance - b.distance || likeness(a.form) - likeness(b.form));
    },
  };
}

const formIn = ({ form }: Record<string, unknown>): string => String(form);

/** A year's texts have some 20,000 forms. */
const mostSeen = 100_000;
