import { wordsOf } from "../likeness.ts";
import { paragraphsOf } from "./telling.ts";

/** The sentences of a paragraph, with their punctuation. What is said within one stays part of it. */
export function sentencesOf(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.!?…][”»]?)\s+(?=[“„–—]?\s?\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Shorter sentences ("Nothing happened.") come again in every good prose. */
const fewestWords = 5;

/** The sentences of five words and more that a reader may know again: their words in small letters, and how they begin. */
export function memorableIn(content: string): { plain: string; sentence: string }[] {
  return paragraphsOf(content)
    .flatMap(sentencesOf)
    .map((sentence) => ({ sentence, words: wordsOf(sentence) }))
    .filter(({ words }) => words.length >= fewestWords)
    .map(({ sentence, words }) => ({ sentence, plain: words.join(" ") }));
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
