import type { DatabaseSync } from "node:sqlite";
import type { Language } from "#api/language/model.ts";
import { stemOf } from "../words/stem.ts";
import { prepareChange } from "./database.ts";
import { distance } from "./distance.ts";

/** Every form that a language's texts have had. Those that none has any more stay until the index is built anew. */
export type Vocabulary = ReturnType<typeof openVocabulary>;

type Near = { form: string; distance: number };

export function openVocabulary(database: DatabaseSync, language: Language) {
  const add = prepareChange(database, `INSERT OR IGNORE INTO words_${language} VALUES (?, ?)`);
  const one = database.prepare(`SELECT 1 FROM words_${language} WHERE stem = ? AND form = ?`);
  const ofStem = database.prepare(`SELECT form FROM words_${language} WHERE stem = ? LIMIT ?`);
  const every = database.prepare(`SELECT form FROM words_${language}`);
  const stem = stemOf[language];
  /** In memory from the first question that needs them all. */
  let forms: string[] | undefined;
  let letters: number[] = [];
  let seen = new Set<string>();
  const all = () => {
    if (forms === undefined) {
      forms = every.all().map(formIn);
      letters = forms.map(lettersOf);
    }
    return forms;
  };

  return {
    add(form: string): void {
      if (seen.has(form)) return;
      if (seen.size >= mostSeen) seen = new Set();
      seen.add(form);
      if (add.run(stem(form), form).changes === 0n || forms === undefined) return;
      forms.push(form);
      letters.push(lettersOf(form));
    },
    has: (form: string): boolean => one.get(stem(form), form) !== undefined,
    /** The forms of the same word, as far as the stemmer knows. */
    related: (form: string, limit: number): string[] => ofStem.all(stem(form), limit).map(formIn),
    /** The shortest that begin with it. */
    beginningWith: (start: string, limit: number): string[] =>
      all()
        .filter((form) => form.startsWith(start))
        .sort((one, other) => one.length - other.length)
        .slice(0, limit),
    containing: (part: string): string[] => all().filter((form) => form.includes(part)),
    /** The forms that differ in at most so many letters, the nearest first. */
    near(form: string, most: number): Near[] {
      const found: Near[] = [];
      const mine = lettersOf(form);
      const others = all();
      for (let index = 0; index < others.length; index += 1) {
        // A letter that is another one is in one word and not in the other, twice.
        if (countOf((letters[index] ?? 0) ^ mine) > 2 * most) continue;
        const other = others[index] ?? "";
        const steps = distance(form, other, most);
        if (steps > 0 && steps <= most) found.push({ form: other, distance: steps });
      }
      const likeness = (other: string) => (other[0] === form[0] ? 0 : 1);
      return found.sort((a, b) => a.distance - b.distance || likeness(a.form) - likeness(b.form));
    },
  };
}

/** Which letters a form has, one bit each. */
function lettersOf(form: string): number {
  let letters = 0;
  for (let at = 0; at < form.length; at += 1) letters |= 1 << (form.charCodeAt(at) & 31);
  return letters;
}

function countOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const formIn = ({ form }: Record<string, unknown>): string => String(form);

/** A year's texts have some 20,000 forms. */
const mostSeen = 100_000;
