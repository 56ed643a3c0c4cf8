// Plays a story that was read into a file (docs/voices.md), and says by the file's marks what is spoken.
import type { Span } from "#api/language/sentences.ts";
import type { Marks } from "#api/narration/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import type { Passage, Places } from "./passages.ts";
import type { Voice, VoiceEvents } from "./voice.ts";

type Narration = NonNullable<PublicPost["narrations"]>[number];
type MarkedSentence = Marks["sentences"][number];

/** The time in milliseconds after which the browser's own voice is the better one. */
const patience = 8000;

type Options = { places: Places; sound: HTMLAudioElement; events: VoiceEvents; signal: AbortSignal };

/** Reads the file's marks. Throws what prevents it: the network, a missing file, or marks of another form. */
export async function openFileVoice(
  { language, url, marks: address }: Narration,
  { places, sound, events, signal }: Options,
): Promise<Voice> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { sentences }: Marks = await response.json();
  // Another reading may have begun to use the sound.
  signal.throwIfAborted();
  const passages = sentences.map(({ place, from, to }): Passage => {
    const element = place === undefined ? undefined : places.get(place);
    return { language, place, element, from, to, text: element?.textContent?.slice(from, to) ?? "" };
  });
  if (passages.length === 0) throw new Error(`${address} marks nothing`);
  return playing({ passages, sentences, sound, events, url });
}

type Playing = {
  passages: Passage[];
  sentences: MarkedSentence[];
  sound: HTMLAudioElement;
  events: VoiceEvents;
  url: string;
};

function playing({ passages, sentences, sound, events, url }: Playing): Voice {
  let shown = { at: -1, word: -1 };
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ends = new AbortController();

  function show() {
    const now = spokenAt(sentences, sound.currentTime * 1000);
    if (now.at !== shown.at) events.onPassage(now.at);
    if (now.at !== shown.at || now.word !== shown.word) events.onWord(wordOf(sentences[now.at], now.word));
    shown = now;
  }
  function follow() {
    show();
    if (!sound.paused) frame = requestAnimationFrame(follow);
  }
  function play() {
    if (ends.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(events.onFailure, patience);
    sound.play().catch((error: Error) => {
      if (ends.signal.aborted) return;
      clearTimeout(timer);
      // The browser wants a press first, or a pause came before the sound.
      if (error.name === "NotAllowedError" || error.name === "AbortError") events.onReading(!sound.paused);
      else events.onFailure();
    });
  }
  const on = (type: string, listener: () => void) => sound.addEventListener(type, listener, { signal: ends.signal });
  on("playing", () => {
    clearTimeout(timer);
    events.onReading(true);
    cancelAnimationFrame(frame);
    follow();
  });
  on("pause", () => !sound.ended && events.onReading(false));
  on("seeked", show);
  // No frames are painted while the page is hidden.
  on("timeupdate", show);
  on("ended", events.onEnd);
  on("error", events.onFailure);
  sound.preload = "auto";
  sound.src = url;

  return {
    passages,
    readFrom(at) {
      sound.currentTime = (sentences[at]?.start ?? 0) / 1000;
      show();
      play();
    },
    resume: play,
    pause() {
      clearTimeout(timer);
      sound.pause();
    },
    setSpeed(speed) {
      // Loading sets the rate back to the default one.
      sound.defaultPlaybackRate = speed;
      sound.playbackRate = speed;
    },
    close() {
      ends.abort();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      sound.pause();
      sound.removeAttribute("src");
      sound.load();
    },
  };
}

/** The sentence and the word of it at a time in milliseconds; a word stays until the next one begins or its sentence ends. */
export function spokenAt(sentences: readonly MarkedSentence[], time: number): { at: number; word: number } {
  const at = Math.max(
    0,
    sentences.findLastIndex(({ start }) => start <= time),
  );
  const sentence = sentences[at];
  if (!sentence || time > sentence.end) return { at, word: -1 };
  return { at, word: sentence.words.findLastIndex(([, , start]) => start <= time) };
}

function wordOf(sentence: MarkedSentence | undefined, index: number): Span | null {
  const [from, to] = sentence?.words[index] ?? [];
  return from === undefined || to === undefined ? null : { from, to };
}
