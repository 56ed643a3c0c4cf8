// What is shown of a spoken sentence, and when: lines that fit, each while its words are spoken.
import type { SpokenSentence } from "#api/narration/model.ts";
import { mostLetters } from "../making/moments.ts";
import { divided } from "../making/pauses.ts";
import { shortened } from "../making/sentences.ts";
import type { Caption } from "../model.ts";

/** A sentence as it was said, its times in seconds of the speech. */
export type Said = SpokenSentence & { text: string };

/** The most lines that a sentence is shown in; of one that is even longer, only the beginning is. */
const mostLines = 12;

/** The lines of a sentence with the times of their words, in seconds of the speech. */
export function phrasesOf(said: Said): Caption[] {
  const lines = linesOf(said.text);
  let at = 0;
  const places = lines.map((line) => {
    const from = at;
    at += line.length + 1;
    return { line, from, to: from + line.length };
  });
  const starts = places.map(({ from }) => startOf(said, from));
  return places.map(({ line }, index) => ({
    from: index === 0 ? said.start : (starts[index] ?? said.start),
    to: starts[index + 1] ?? said.end,
    text: line,
  }));
}

function linesOf(text: string): string[] {
  for (let count = 1; count <= mostLines; count++) {
    const lines = divided(text, count, mostLetters);
    if (lines) return lines;
  }
  return [shortened(text, mostLetters) ?? text.slice(0, mostLetters)];
}

/** When the word at a place is said; where the narrator marked no words, at about its share of the sentence. */
function startOf({ text, start, end, words }: Said, place: number): number {
  const word = words.find(({ to }) => to > place);
  return word ? Math.min(end, Math.max(start, word.start)) : start + ((end - start) * place) / text.length;
}
