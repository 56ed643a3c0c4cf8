import type { EspeakEvent } from "@echogarden/espeak-ng-emscripten";
import type { SpokenWord } from "#api/narration/model.ts";
import { shareTime } from "#api/narration/share-time.ts";
import type { SpokenText } from "./spoken-text.ts";

type Beginning = { word: number; ms: number };

/** When each word is said, in seconds from the first sample, by espeak's events. */
export function wordTimes(
  { words, wordAt }: SpokenText,
  events: readonly EspeakEvent[],
  seconds: number,
): SpokenWord[] {
  const begun = beginningsOf(wordAt, events);
  const phonemes = events.filter(({ type }) => type === "phoneme");
  return begun.flatMap(({ word, ms }, index): SpokenWord[] => {
    const next = begun[index + 1] ?? { word: words.length, ms: seconds * 1000 };
    const end = endOf(phonemes, { from: ms, to: next.ms });
    return shareTime(words.slice(word, next.word), { from: ms / 1000, to: end / 1000 });
  });
}

/** One event begins each word; a number that is said in several words has several, and `in the` has one. */
function beginningsOf(wordAt: readonly number[], events: readonly EspeakEvent[]): Beginning[] {
  const begun: Beginning[] = [];
  for (const { type, text_position, audio_position } of events) {
    if (type !== "word") continue;
    // An event may point to the sign before the word, such as a quotation mark.
    const word = wordAt.slice(text_position - 1, text_position + 3).find((index) => index !== -1) ?? -1;
    if (word > (begun.at(-1)?.word ?? -1)) begun.push({ word, ms: audio_position });
  }
  return begun;
}

/** The pause after a word belongs to nobody: espeak has phonemes without a name for it. */
function endOf(phonemes: readonly EspeakEvent[], { from, to }: { from: number; to: number }): number {
  const during = phonemes.filter(({ audio_position: at }) => at >= from && at < to);
  const lastSound = during.findLastIndex(({ id }) => id !== "");
  return during[lastSound + 1]?.audio_position ?? to;
}
