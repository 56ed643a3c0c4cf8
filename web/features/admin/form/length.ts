// The length of a text in words and minutes. Pure.

/** Reading speed, in words a minute. */
const pace = 200;

const segmenters = new Map<string, Intl.Segmenter>();
function segmenterOf(language: string) {
  const known = segmenters.get(language);
  if (known) return known;
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  segmenters.set(language, segmenter);
  return segmenter;
}

export function wordCount(text: string, language: string): number {
  let count = 0;
  for (const { isWordLike } of segmenterOf(language).segment(text)) if (isWordLike) count += 1;
  return count;
}

/** At least one minute. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / pace));
