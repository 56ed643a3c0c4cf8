import type { Span } from "#api/language/sentences.ts";

/** A number with what belongs to it (`8:30`, `1,250`, `50%`), or letters with what joins them (`Ola’s`, `kici-kici`). */
const word = /\p{N}+(?:[.,:]\p{N}+)*%?|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text, as they light up on the page. */
export const wordSpans = (text: string): Span[] =>
  [...text.matchAll(word)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
