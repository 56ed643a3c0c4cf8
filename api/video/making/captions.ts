import { type Language, languages } from "#api/language/model.ts";
import type { Story } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { type Caption, filmSeconds } from "../model.ts";
import { hasOpenQuote, sentencesOf, shortened } from "./sentences.ts";

/** The characters that fit into three lines of a film's text. */
const mostLetters = 84;
const comfortable = { least: 24, most: 72 };
/** The duration of the title at the beginning, and of the site's name at the end. */
const cardSeconds = 2.8;
/** The duration of the transition from the title to the story. */
export const dissolveSeconds = 0.5;

/** A film begins with its title and ends with the site's name; the story is in between. */
export function partsOf(seconds: number): { title: number; end: number } {
  const card = Math.min(cardSeconds, seconds * 0.2);
  return { title: card, end: seconds - card };
}

/** Three to five lines of the story, spread over a film of `seconds`; fewer if the story has no more. */
export function captionsOf(story: Story, language: Language, seconds: number): Caption[] {
  const { title, end } = partsOf(seconds);
  const lines = linesOf(story, language);
  const whole = lines.reduce((sum, line) => sum + readingSeconds(line), 0);
  const begin = title + Math.min(dissolveSeconds, title / 4);
  let at = begin;
  return lines.map((text, index) => {
    const from = at;
    at = index === lines.length - 1 ? end : at + ((end - begin) * readingSeconds(text)) / whole;
    return { from: hundredth(from), to: hundredth(at), text };
  });
}

/** The length of a story's film in seconds, so that both languages can be read in peace. */
export function filmSecondsOf(story: Story): number {
  const reading = languages.map((language) =>
    linesOf(story, language).reduce((sum, line) => sum + readingSeconds(line), 0),
  );
  const seconds = Math.ceil(Math.max(...reading) + 2 * cardSeconds + dissolveSeconds);
  return Math.min(filmSeconds.most, Math.max(filmSeconds.least, seconds));
}

/** The reading time: finding the line, then seventeen letters a second. */
const readingSeconds = (line: string) => Math.max(2.2, 0.7 + line.length / 17);
const hundredth = (seconds: number) => Math.round(seconds * 100) / 100;

/** The sentences that summarise the story: from its beginning, its middle and its end. */
function linesOf(story: Story, language: Language): string[] {
  const { title, excerpt } = tellingOf(story, language);
  const text = fitting(sentencesOf(language === "en" ? story.contentEn : story.contentPl, language));
  const sentences = text.length >= 3 ? text : [...fitting(sentencesOf(excerpt, language)), ...text];
  if (sentences.length === 0) return [shortened(title, mostLetters) ?? title.slice(0, mostLetters)];
  const count = Math.min(sentences.length, sentences.length < 6 ? 3 : sentences.length < 24 ? 4 : 5);
  const chosen: number[] = [];
  for (let turn = 0; turn < count; turn++) {
    const least = (chosen.at(-1) ?? -1) + 1;
    const most = sentences.length - (count - turn);
    chosen.push(bestNear(sentences, (turn * (sentences.length - 1)) / Math.max(1, count - 1), least, most));
  }
  return chosen.flatMap((index) => sentences[index] ?? []);
}

const fitting = (sentences: readonly string[]) =>
  sentences.flatMap((sentence) => shortened(sentence, mostLetters) ?? []).filter((line) => /\p{L}/u.test(line));

/** The sentence that best stands alone, among those around a place in the story. */
function bestNear(sentences: readonly string[], place: number, least: number, most: number): number {
  const reach = Math.max(1, sentences.length / 10);
  let best = least;
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = least; index <= most; index++) {
    const cost = Math.abs(index - place) / reach + clumsiness(sentences[index] ?? "");
    if (cost < lowest) [best, lowest] = [index, cost];
  }
  return best;
}

/**
 * The worth of a sentence out of context: half a sentence, half a conversation or a single word has little; his name
 * has much.
 */
function clumsiness(line: string): number {
  return (
    (line.endsWith("…") ? 1.5 : 0) +
    (hasOpenQuote(line) ? 3 : 0) +
    (/^["“„–—-]/u.test(line) ? 0.6 : 0) +
    (line.length < comfortable.least ? 0.8 : 0) +
    (line.length > comfortable.most ? 0.3 : 0) -
    (/\bMruk/u.test(line) ? 0.7 : 0)
  );
}
