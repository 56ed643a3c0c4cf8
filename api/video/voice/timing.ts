// When a film says what: its title, the telling sentence by sentence, and over its end that a machine reads. Pure.
import { cardSeconds, hundredth, partsOf, readingSecondsOfText } from "../making/captions.ts";
import { type Caption, filmSeconds, type SpeechPart } from "../model.ts";
import { phrasesOf, type Said } from "./phrases.ts";

/** What a film says in one language. */
export type FilmSpeech = { title: Said; telling: readonly Said[]; closing: Said };

/** When the title is said, and the silences in seconds: between sentences, after the title, and around the closing words. */
const quiet = { before: 0.5, sentence: 0.35, title: 0.4, closing: 0.3 };
/** A film that is longer than its telling waits so much longer between two sentences at most. */
const mostExtra = 1.1;

/** The shortest film in which this can be said, in whole seconds. */
export function secondsOf(speech: FilmSpeech): number {
  const told = quiet.before + durationOf(speech.title) + quiet.title;
  const from = Math.max(cardSeconds.title, told);
  const to = from + speech.telling.reduce((sum, said) => sum + shownSeconds(said), 0);
  const end = Math.max(cardSeconds.end, durationOf(speech.closing) + 2 * quiet.closing);
  return Math.max(filmSeconds.least, Math.ceil(to + end));
}

/** The speech without the sentences for which there is no time; null if there is none even for its last one. */
export function within(speech: FilmSpeech, seconds: number): FilmSpeech | null {
  let { telling } = speech;
  while (secondsOf({ ...speech, telling }) > seconds) {
    if (telling.length < 2) return null;
    // The beginning and the end stay longest.
    const left = Math.max(0, telling.length - 2);
    telling = telling.filter((_, index) => index !== left);
  }
  return { ...speech, telling };
}

/** The parts of the speech and the captions in a film that is long enough. */
export function laidOut(speech: FilmSpeech, seconds: number): { parts: SpeechPart[]; captions: Caption[] } {
  const { title: titleTo, end } = partsOf(seconds);
  const { title, telling, closing } = speech;
  const parts = [partOf(title, quiet.before)];
  const needed = telling.reduce((sum, said) => sum + shownSeconds(said), 0);
  let at = Math.max(titleTo, quiet.before + durationOf(title) + quiet.title);
  const closingAt = Math.min(end + quiet.closing, seconds - quiet.closing - durationOf(closing));
  const extra = Math.min(mostExtra, Math.max(0, Math.min(end, closingAt) - at - needed) / telling.length);
  const captions: Caption[] = [];
  for (const said of telling) {
    parts.push(partOf(said, at));
    const shift = at - said.start;
    captions.push(...phrasesOf(said).map(({ from, to, text }) => ({ from: from + shift, to: to + shift, text })));
    at += shownSeconds(said) + extra;
  }
  return {
    parts: [...parts, partOf(closing, Math.max(closingAt, at))],
    captions: captions.map((caption, index) => shown(caption, captions[index + 1]?.from ?? end)),
  };
}

/** A caption stays until the next one where that comes soon, else until it can have been read. */
function shown({ from, to, text }: Caption, next: number): Caption {
  const until = Math.min(next, Math.max(to + quiet.sentence, from + readingSecondsOfText(text)));
  return { from: hundredth(from), to: hundredth(Math.max(to, until)), text };
}

/** How long a sentence takes, with the silence after it and time to read what is shown of it. */
function shownSeconds(said: Said): number {
  const reading = phrasesOf(said).reduce((sum, { text }) => sum + readingSecondsOfText(text), 0);
  return Math.max(durationOf(said) + quiet.sentence, reading);
}

const durationOf = ({ start, end }: Said) => end - start;
/** A little more than the words, so that no sound is cut off; the silences around a sentence are longer. */
const around = { before: 0.04, after: 0.12 };

function partOf({ start, end }: Said, at: number): SpeechPart {
  const before = Math.min(start, around.before);
  return { from: start - before, to: end + around.after, at: at - before };
}
