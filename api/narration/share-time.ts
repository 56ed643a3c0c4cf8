import type { Span } from "#api/language/sentences.ts";
import type { SpokenWord } from "./model.ts";

/** Words that are said between two known times, in seconds: each gets its share by its letters. */
export function shareTime(words: readonly Span[], { from, to }: { from: number; to: number }): SpokenWord[] {
  const letters = words.reduce((sum, word) => sum + word.to - word.from, 0);
  let before = 0;
  return words.map((word) => {
    const start = from + ((to - from) * before) / letters;
    before += word.to - word.from;
    return { ...word, start, end: from + ((to - from) * before) / letters };
  });
}
