import type { Language } from "#api/language/model.ts";
import { mostResults } from "../limits.ts";
import type { ParsedQuery } from "../query.ts";
import { type Expanded, expand, expandWidely, suggestion } from "./expand.ts";
import { allOf, anyOf, type Lookup, nearTo, phraseOf } from "./lookup.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Hit = { place: number; language: Language };
export type Found = {
  /** The best first. */
  hits: Hit[];
  /** By which forms words were found, for marking them. */
  forms: Record<Language, string[]>;
  /** A form of a public text for each word that none has. */
  nearest: { typed: string; form: string }[];
};

type Options = { vocabularies: Record<Language, Vocabulary>; lookup: Lookup; bound: number; language: Language };
type Ranked = Map<number, { score: number; language: Language }>;

/** Of more, the newest count. */
const mostHits = mostResults;
const mostTitles = 200;
/** Stories with some of the words are added where fewer have all of them. */
const enough = 5;
const mostOfSome = 20;

/**
 * The rank of a place. The title over the text, all words over some, the word itself over its other forms, these over what may
 * have been meant. A story in the other language comes after those in the reader's that are found as exactly.
 */
const worth = {
  some: 10,
  all: { meant: 30, begun: 40, inflected: 50, exact: 60 },
  inTitle: { meant: 30, begun: 45, inflected: 50, exact: 55 },
  oneInTitle: 6,
  near: 5,
  phrase: 12,
  titlePhrase: 25,
  otherLanguage: -9,
} as const;

export function findStories(query: ParsedQuery, options: Options): Found {
  const other = options.language === "en" ? "pl" : "en";
  const ranked: Ranked = new Map();
  const own = rankIn(options.language, query, { ...options, ranked });
  const foreign = rankIn(other, query, { ...options, ranked });
  if (ranked.size < enough) {
    someOf(own, { ...options, ranked });
    someOf(foreign, { ...options, ranked, language: other });
  }
  const hits = Array.from(ranked, ([place, { score, language }]) => ({ place, score, language }))
    .sort((a, b) => b.score - a.score || b.place - a.place)
    .slice(0, mostHits)
    .map(({ place, language }) => ({ place, language }));
  const forms = { [options.language]: formsOf(own, query), [other]: formsOf(foreign, query) } as Found["forms"];
  return { hits, forms, nearest: nearestOf(own, foreign, options) };
}

type InLanguage = { words: Expanded[]; phrases: string[] };

/** Ranks the stories of a language that have all words. */
function rankIn(language: Language, query: ParsedQuery, options: Options & { ranked: Ranked }): InLanguage {
  const { lookup, bound, ranked, vocabularies } = options;
  const inLanguage = { language, vocabulary: vocabularies[language], lookup, bound };
  let words = query.words.map((word, at) => expand(word, at === query.words.length - 1, inLanguage));
  const phrases = query.phrases.map(phraseOf);
  const texts: Look = (match, { limit = mostHits, from } = {}) =>
    lookup.places(`texts_${language}`, match, { from, bound, limit });
  const titles: Look = (match, { limit = mostTitles, from } = {}) =>
    lookup.places(`titles_${language}`, match, { from, bound, limit });
  let found = lookAll(words, { phrases, texts, titles });
  if (found.size === 0 && words.length > 1) {
    words = words.map((word) => expandWidely(word, inLanguage));
    found = lookAll(words, { phrases, texts, titles });
  }
  if (found.size > 1) addPlaces(found, { words, query, texts, titles });
  const less = language === options.language ? 0 : worth.otherLanguage;
  for (const [place, points] of found) {
    const score = points + less;
    if (score > (ranked.get(place)?.score ?? 0)) ranked.set(place, { score, language });
  }
  return { words, phrases };
}

type Look = (match: string, range?: { limit?: number; from?: number | undefined }) => number[];
type Looks = { texts: Look; titles: Look };
type Kind = keyof typeof worth.all;
const kinds = ["exact", "inflected", "begun", "meant"] as const satisfies Kind[];

/** The stories that have every word, by the most exact kind of form that all of them have, in the title or anywhere. */
function lookAll(words: Expanded[], { phrases, texts, titles }: Looks & { phrases: string[] }): Map<number, number> {
  const found = new Map<number, number>();
  let before = "";
  for (const kind of kinds) {
    const groups = words.map((word) => word[kind]);
    if (groups.some((forms) => forms.length === 0)) continue;
    const match = allOf([...phrases, ...groups.map(anyOf)]);
    if (match === before) continue;
    before = match;
    for (const place of texts(match)) if (!found.has(place)) found.set(place, worth.all[kind]);
    // Older stories than the text's newest may have all of it in the title.
    for (const place of titles(match)) {
      const points = (found.get(place) ?? worth.all[kind]) + worth.inTitle[kind];
      if (points <= worth.all.exact + worth.inTitle.exact) found.set(place, points);
    }
  }
  return found;
}

/** Adds for words that stand together, and for one that stands in the title. */
function addPlaces(
  found: Map<number, number>,
  { words, query, texts, titles }: Looks & { words: Expanded[]; query: ParsedQuery },
) {
  const add = (places: number[], points: number) => {
    for (const place of places) {
      const before = found.get(place);
      if (before !== undefined) found.set(place, before + points);
    }
  };
  // Of words that stand nearly everywhere only the newest stories count: there is no looking for phrases beyond them.
  const from = found.size >= mostHits ? [...found.keys()].sort((a, b) => b - a)[mostHits - 1] : undefined;
  const inflected = words.flatMap((word) => word.inflected);
  if (words.length > 1 && inflected.length > 0)
    add(titles(anyOf(inflected), { limit: mostHits, from }), worth.oneInTitle);
  if (query.typed.length < 2) return;
  const phrase = phraseOf(query.typed);
  add(texts(phrase, { from }), worth.phrase);
  add(titles(phrase, { from }), worth.titlePhrase);
  if (words.length > 1 && words.every(({ exact }) => exact.length > 0)) {
    add(texts(nearTo(words.map(({ typed }) => typed)), { from }), worth.near);
  }
}

/** Stories that lack one of the words, or all but one, the more and the rarer words the better. */
function someOf(
  { words, phrases }: InLanguage,
  { lookup, bound, ranked, language }: Options & { ranked: Ranked },
): void {
  const known = words.filter(({ meant }) => meant.length > 0);
  if (known.length === 0 || (words.length === 1 && phrases.length === 0)) return;
  const look = (chosen: Expanded[], points: number) => {
    const match = allOf([...phrases, ...chosen.map(({ meant }) => anyOf(meant))]);
    for (const place of lookup.places(`texts_${language}`, match, { bound, limit: mostOfSome })) {
      if (!ranked.has(place)) ranked.set(place, { score: points, language });
    }
  };
  if (known.length < words.length) look(known, worth.some + known.length);
  if (known.length > 1)
    for (const left of known)
      look(
        known.filter((word) => word !== left),
        worth.some + known.length - 1,
      );
  if (ranked.size < enough && phrases.length === 0) for (const word of known) look([word], worth.some / words.length);
}

const formsOf = ({ words }: InLanguage, { phrases }: ParsedQuery): string[] => [
  ...new Set([...words.flatMap(({ meant }) => meant), ...phrases.flat()]),
];

/** For words that no public text has in either language. */
function nearestOf(
  own: InLanguage,
  foreign: InLanguage,
  { vocabularies, lookup, bound, language }: Options,
): Found["nearest"] {
  return own.words.flatMap(({ typed, begun, meant }, at) => {
    if (begun.length > 0 || (foreign.words[at]?.begun.length ?? 0) > 0) return [];
    const vocabulary = vocabularies[language];
    const form = meant[0] ?? suggestion(typed, { language, vocabulary, lookup, bound });
    return form === undefined ? [] : [{ typed, form }];
  });
}
