import type { Language } from "#api/language/model.ts";
import type { Lookup } from "./lookup.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The forms by which a typed word may be found, from the word itself to what it may have been meant to be. */
export type Expanded = {
  typed: string;
  /** The form as it was typed, where a public text has it. */
  exact: string[];
  /** With the other forms of the word. */
  inflected: string[];
  /** With longer words that begin with it, for a word that may not be finished. */
  begun: string[];
  /** With words that are one or two letters away. */
  meant: string[];
};

const mostInflected = 48;
const mostBegun = 40;
const mostMeant = 8;
/** Shorter words are too like many others. */
const [shortestBegun, shortestMistyped, shortestTwice] = [3, 4, 6];

type Options = { language: Language; vocabulary: Vocabulary; lookup: Lookup; bound: number };

/** A word that is not public yet counts as unknown: otherwise the absence of other words would tell of it. */
export function expand(typed: string, isLast: boolean, { language, vocabulary, lookup, bound }: Options): Expanded {
  const isPublic = (forms: string[]) => forms.length > 0 && lookup.some(language, forms, bound);
  const exact = vocabulary.has(typed) && isPublic([typed]) ? [typed] : [];
  const related = [...new Set([...exact, ...vocabulary.related(typed, mostInflected)])];
  const inflected = exact.length > 0 || isPublic(related) ? related : [];
  const longer = isLast && typed.length >= shortestBegun ? vocabulary.beginningWith(typed, mostBegun) : [];
  const begun = isPublic(longer) ? [...new Set([...inflected, ...longer])] : inflected;
  const meant = begun.length > 0 ? begun : likely(typed, { vocabulary, isPublic });
  return { typed, exact, inflected, begun, meant };
}

/** Adds mistypings to words that stand somewhere, but never together with the others. */
export function expandWidely(word: Expanded, { language, vocabulary, lookup, bound }: Options): Expanded {
  const isPublic = (forms: string[]) => lookup.some(language, forms, bound);
  return { ...word, meant: [...new Set([...word.meant, ...likely(word.typed, { vocabulary, isPublic })])] };
}

type Likely = { vocabulary: Vocabulary; isPublic(forms: string[]): boolean };

/** The nearest public words, all of one distance, with their other forms. */
function likely(typed: string, { vocabulary, isPublic }: Likely): string[] {
  const found = nearest(typed, mistypings(typed), { vocabulary, isPublic });
  return [...new Set(found.flatMap((form) => [form, ...vocabulary.related(form, mostInflected)]))];
}

function mistypings({ length }: string): number {
  if (length < shortestMistyped) return 0;
  return length < shortestTwice ? 1 : 2;
}

/** The nearest word that a public text has, whatever its distance. */
export function suggestion(typed: string, { language, vocabulary, lookup, bound }: Options): string | undefined {
  if (typed.length < shortestMistyped) return undefined;
  const isPublic = (forms: string[]) => lookup.some(language, forms, bound);
  const [first] = nearest(typed, Math.min(3, Math.ceil(typed.length / 3)), { vocabulary, isPublic });
  return first;
}

/** The number of near words that are looked up before giving up. */
const mostTried = 60;

function nearest(typed: string, most: number, { vocabulary, isPublic }: Likely): string[] {
  if (most === 0) return [];
  const found: string[] = [];
  let reached = 0;
  for (const { form, distance } of vocabulary.near(typed, most).slice(0, mostTried)) {
    if (found.length >= mostMeant || (found.length > 0 && distance > reached)) break;
    if (!isPublic([form])) continue;
    found.push(form);
    reached = distance;
  }
  return found;
}
