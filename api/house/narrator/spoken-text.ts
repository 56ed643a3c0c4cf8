// A text as the voice gets it, and the way back from its characters to the words of the text.

import type { Language } from "#api/language/model.ts";
import type { Span } from "#api/language/sentences.ts";
import { wordSpans } from "#api/narration/words.ts";
import { foreignLanguageOf } from "./foreign-words.ts";
import { spokenNumber } from "./hours.ts";

export type SpokenText = {
  /** espeak's markup: phonemes stand in `[[…]]`. */
  markup: string;
  words: readonly Span[];
  /** The word, an index of `words`, of each character of the markup; -1 for none. */
  wordAt: readonly number[];
};

/** Says a word of another language with the voice's own phonemes; null where it cannot. */
export type SayForeign = (word: string, of: Language) => string | null;

export function spokenText(text: string, language: Language, sayForeign: SayForeign): SpokenText {
  const words = wordSpans(text);
  const wordAt: number[] = [];
  let markup = "";
  const append = (more: string, word: number) => {
    markup += more;
    // espeak counts characters, not UTF-16 units.
    for (const _ of more) wordAt.push(word);
  };
  let [at, before] = [0, ""];
  for (const [index, { from, to }] of words.entries()) {
    append(between(text.slice(at, from)), -1);
    const word = text.slice(from, to);
    append(said(word, { before, rest: text.slice(to), language, sayForeign }), index);
    [at, before] = [to, word];
  }
  append(between(text.slice(at)), -1);
  return { markup, words, wordAt };
}

/** Signs that the voice makes a pause or a melody of. Others it would spell, or take for markup. */
const between = (signs: string) => signs.replace(/[^\s.,;:!?…–—„”“"'’()%-]/gu, " ");

type Neighbours = { before: string; rest: string; language: Language; sayForeign: SayForeign };

function said(word: string, { before, rest, language, sayForeign }: Neighbours): string {
  if (/^\p{N}/u.test(word)) return spokenNumber({ text: word, before, rest }, language) ?? word;
  const abbreviated = abbreviations[language][word === "R" ? word : word.toLowerCase()];
  if (abbreviated && (word !== "r" || /^\d{4}$/.test(before))) return abbreviated;
  const [, stem = word, ending = ""] = /^(.+?)([’']s)?$/u.exec(word) ?? [];
  const foreign = foreignLanguageOf(stem, language);
  const phonemes = foreign && sayForeign(stem, foreign);
  // After anything but a space espeak does not see the brackets.
  return phonemes ? ` [[${phonemes}${ending && possessive(phonemes)}]] ` : word;
}

/** What the voice would spell. */
const abbreviations: Record<Language, Record<string, string>> = {
  en: { zł: "zlotys" },
  pl: { r: "roku", zł: "złotych", gr: "groszy", nr: "numer", km: "kilometrów", kg: "kilo", cm: "centymetrów" },
};

/** An s that sounds like what is before it: `Prezes’s`, `Tomek’s`, `Ola’s`. */
function possessive(phonemes: string): string {
  if (/[szSZ]$/.test(phonemes)) return "Iz";
  return /[ptkfT]$/.test(phonemes) ? "s" : "z";
}
