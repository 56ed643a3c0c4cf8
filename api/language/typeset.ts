import type { Language } from "./model.ts";

// In Polish a line must not end on a one-letter word: it is bound to what follows by a no-break space.
const oneLetterWord = /(?<![\p{L}\p{N}'’-])([aiouwz]) +/giu;

/** Typesets the text by the rules of this language. */
export function typeset(text: string, language: Language): string {
  return language === "pl" ? text.replace(oneLetterWord, "$1\u00a0") : text;
}
