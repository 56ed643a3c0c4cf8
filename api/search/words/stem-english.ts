import { irregularEnglish } from "./irregular.ts";

// A light stemmer after Porter's: it only has to give the forms of one word the same stem, and the stem is never shown. Words
// that it takes for one another cost little, because the typed form itself ranks above.

const hasVowel = /[aeiouy]/;
const doubled = /([bdfgmnprt])\1$/;

export function stemEnglish(form: string): string {
  const word = irregularEnglish.get(form) ?? form;
  if (word.length <= 3) return word;
  return base(ended(singular(word)));
}

function singular(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/(x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Without the endings of verbs and adverbs, where a syllable stays. */
function ended(word: string): string {
  if (word.endsWith("ied")) return `${word.slice(0, -3)}y`;
  for (const ending of ["ing", "edly", "ed", "ly", "er", "est"]) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < 3 || !hasVowel.test(rest)) continue;
    // "teddy" and "rubbed": the doubled letter came with the ending.
    const known = irregularEnglish.get(rest) ?? rest;
    return doubled.test(known) ? known.slice(0, -1) : known;
  }
  return word;
}

/** "make" and "making", "happy" and "happily" end alike. */
function base(word: string): string {
  if (word.length > 3 && word.endsWith("e")) return word.slice(0, -1);
  return word.length > 2 && word.endsWith("y") ? `${word.slice(0, -1)}i` : word;
}
