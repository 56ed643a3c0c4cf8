/** The sentences of a paragraph, with their punctuation. What is said within one stays part of it. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.!?…][”»]?)\s+(?=[“„–—]?\s?\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The start of a sentence, to quote in a reason. */
export const beginningOf = (sentence: string): string => {
  const words = sentence.split(/\s+/);
  return words.length > 6 ? `${words.slice(0, 6).join(" ")} …` : words.join(" ");
};
