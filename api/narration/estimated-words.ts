import type { Span } from "#api/language/sentences.ts";
import type { SpokenWord } from "./model.ts";
import { audibleSpan, soundings } from "./process/sound.ts";
import type { Sound } from "./process/wav.ts";
import { shareTime } from "./share-time.ts";
import { wordSpans } from "./words.ts";

/**
 * Roughly when each word is said, for voices that do not say: words between two signs of punctuation share the sound between two
 * pauses by their letters, where there are as many of those as of these; else all words share the sentence. In seconds from the first
 * sample.
 */
export function estimatedWords(text: string, { samples, rate }: Sound): SpokenWord[] {
  const phrases = phrasesOf(text);
  const heard = audibleSpan(samples);
  if (heard === null || phrases.length === 0) return [];
  const sounds = soundings({ samples, rate }, { pause: shortestPause });
  if (sounds.length === phrases.length) {
    return phrases.flatMap((words, index) => shareTime(words, sounds[index] ?? { from: 0, to: 0 }));
  }
  return shareTime(phrases.flat(), { from: heard.from / rate, to: heard.to / rate });
}

/** In seconds; the closure of a `t` or `k` is shorter. */
const shortestPause = 0.14;

/** The words between signs at which voices pause. */
function phrasesOf(text: string): Span[][] {
  const phrases: Span[][] = [];
  let at = 0;
  for (const word of wordSpans(text)) {
    const last = phrases.at(-1);
    if (last === undefined || /[,;:.!?…–—]/.test(text.slice(at, word.from))) phrases.push([word]);
    else last.push(word);
    at = word.to;
  }
  return phrases;
}
