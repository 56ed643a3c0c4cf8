/** The sentences of a paragraph, with their punctuation. What is said within one stays part of it. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.!?…][”»]?)\s+(?=[“„–—]?\s?\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The longest beginning in characters. */
const longest = 60;

/** The first words of a sentence, to quote in a reason: in letters and punctuation only, since anybody may have written it. */
export function beginningOf(sentence: string, count = 6): string {
  const words = sentence.slice(0, longest * 2).split(/\s+/);
  const plain = words
    .slice(0, count)
    .join(" ")
    .replaceAll(/[^\p{L}\p{N}\p{P} ]/gu, "");
  return words.length > count || plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
}
