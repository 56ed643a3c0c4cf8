import { type Language, languages } from "../language/model.ts";
import type { Story } from "../stories/model.ts";
import { tellingOf } from "../stories/telling.ts";
import { type Caption, filmSeconds } from "./model.ts";
import { hasOpenQuote, sentencesOf, shortened } from "./sentences.ts";

/** What fits into three lines of a film's letters. */
const mostLetters = 84;
const comfortable = { least: 24, most: 72 };
/** How long the title stands at the beginning, and the name of the site at the end. */
const cardSeconds = 2.8;
/** How long the title takes to make way for the story. */
export const dissolveSeconds = 0.5;

/** A film begins with its title and ends with the name of the site; in between the story is told. */
export function partsOf(seconds: number): { title: number; end: number } {
  const card = Math.min(cardSeconds, seconds * 0.2);
  return { title: card, end: seconds - card };
}

/** Three to five lines of the story, spread over a film of so many seconds; fewer where the story has no more. */
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

/** How long a film of the story is to be, so that both languages can be read in peace. */
export function filmSecondsOf(story: Story): number {
  const reading = languages.map((language) =>
    linesOf(story, language).reduce((sum, line) => sum + readingSeconds(line), 0),
  );
  const seconds = Math.ceil(Math.max(...reading) + 2 * cardSeconds + dissolveSeconds);
  return Math.min(filmSeconds.most, Math.max(filmSeconds.least, seconds));
}

/** A glance to find the line, then seventeen letters a second. */
const readingSeconds = (line: string) => Math.max(2.2, 0.7 + line.length / 17);
const hundredth = (seconds: number) => Math.round(seconds * 100) / 100;

/** The lines that tell the story in short: how it begins, what happens, how it ends. */
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

/** The sentence that best stands alone, of those around a place in the story. */
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

/** Half a sentence, half a conversation or a single word says little without what stands around it; his name says much. */
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
