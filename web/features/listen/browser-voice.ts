import type { Language } from "#api/language/model.ts";
import type { Passage } from "./passages.ts";
import { piecesOf } from "./pieces.ts";
import { say } from "./utterance.ts";
import type { Voice, VoiceEvents } from "./voice.ts";

type Parts = {
  passages: readonly Passage[];
  /** One for each language of the passages. */
  voices: ReadonlyMap<Language, SpeechSynthesisVoice>;
  events: VoiceEvents;
};

/** Reads by the browser's own voice, sentence by sentence. */
export function openBrowserVoice({ passages, voices, events }: Parts): Voice {
  let at = 0;
  /** The offset in the passage's text from which on is to be said. */
  let offset = 0;
  let speed = 1;
  let cancel: (() => void) | null = null;
  // What another page has left would be said first.
  if (speechSynthesis.pending) speechSynthesis.cancel();

  function hush() {
    cancel?.();
    cancel = null;
  }
  function goTo(next: number): void {
    at = next;
    offset = 0;
    if (at < passages.length) {
      events.onPassage(at);
      sayOn();
    } else {
      at = 0;
      cancel = null;
      events.onEnd();
    }
  }
  function sayOn(): void {
    const passage = passages[at];
    const voice = passage && voices.get(passage.language);
    const piece = passage && piecesOf(passage.text, speed).find(({ to }) => to > offset);
    if (!passage || !voice || !piece) {
      goTo(at + 1);
      return;
    }
    const begin = Math.max(piece.from, offset);
    cancel = say({
      ...{ text: passage.text.slice(begin, piece.to), voice, speed },
      onWord({ from, to }) {
        offset = begin + from;
        events.onWord({ from: passage.from + offset, to: passage.from + begin + to });
      },
      onEnd() {
        offset = piece.to;
        sayOn();
      },
      onSilence() {
        cancel = null;
        events.onReading(false);
        events.onFailure();
      },
    });
  }

  return {
    passages,
    readFrom(next) {
      hush();
      events.onReading(true);
      goTo(next);
    },
    resume() {
      hush();
      events.onReading(true);
      events.onPassage(at);
      sayOn();
    },
    // Cancelled rather than paused: Android does so anyway, and Chrome ends a long pause by itself.
    pause() {
      hush();
      events.onReading(false);
    },
    setSpeed(next) {
      if (next === speed) return;
      speed = next;
      if (!cancel) return;
      hush();
      sayOn();
    },
    close: hush,
  };
}
