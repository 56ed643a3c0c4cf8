import { wordsOf } from "../likeness.ts";
import type { StoryText } from "../model.ts";
import { isSpoken, paragraphsOf, type Telling, tellingsOf } from "./telling.ts";

/** In words, paragraphs and characters. The prompt of a storyteller with a model states them. */
export const limits = {
  words: { min: 180, max: 350 },
  paragraphs: { min: 4, max: 7 },
  excerpt: { min: 60, max: 300 },
  title: { min: 3, max: 80 },
  alt: { min: 10, max: 300 },
};

/** Whether every part is as long as its place on the page, in the feed and in the newsletter requires. */
export function checkLengths(text: StoryText): string[] {
  return tellingsOf(text).flatMap(lengthFaults);
}

function lengthFaults({ language, title, excerpt, content, alt }: Telling): string[] {
  return [
    outside(`${language} text`, wordsOf(content).length, limits.words, "words"),
    outside(`${language} text`, countedParagraphs(content), limits.paragraphs, "paragraphs"),
    outside(`${language} title`, title.length, limits.title, "characters"),
    outside(`${language} excerpt`, excerpt.length, limits.excerpt, "characters"),
    outside(`${language} alternative text`, alt.length, limits.alt, "characters"),
  ].filter((fault) => fault !== undefined);
}

/** The number of paragraphs, with a conversation of several turns as one. */
export function countedParagraphs(content: string): number {
  const paragraphs = paragraphsOf(content);
  return paragraphs.filter((paragraph, at) => !(isSpoken(paragraph) && isSpoken(paragraphs[at - 1] ?? ""))).length;
}

function outside(what: string, is: number, { min, max }: { min: number; max: number }, unit: string) {
  if (is >= min && is <= max) return undefined;
  return `${what} has ${is} ${unit}, not ${min} to ${max}`;
}
