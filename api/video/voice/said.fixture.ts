import type { Said } from "./phrases.ts";
import type { FilmSpeech } from "./timing.ts";

/** A sentence that is said from an instant on, each of its words in `secondsOfWord`. */
export function saidOf(text: string, start: number, secondsOfWord = 0.4): Said {
  let at = start;
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const from = at;
    at += secondsOfWord;
    return { from: index, to: index + word.length, start: from, end: at };
  });
  return { text, start, end: at, words };
}

/** A film's speech in one file, half a second between its sentences. */
export function speechOf(sentences: readonly string[], secondsOfWord?: number): FilmSpeech {
  let at = 0.1;
  const next = (text: string) => {
    const said = saidOf(text, at, secondsOfWord);
    at = said.end + 0.5;
    return said;
  };
  const title = next("A Bun for Two");
  const telling = sentences.map(next);
  return { title, telling, closing: next("Read aloud by a machine.") };
}
