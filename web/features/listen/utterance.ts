// One utterance of the browser's speech synthesis, with the faults of browsers worked around (docs/voices.md).
import type { Span } from "#api/language/sentences.ts";
import { wordAt } from "./pieces.ts";

type Order = {
  text: string;
  voice: SpeechSynthesisVoice;
  speed: number;
  /** A word begins; offsets in the text. A voice that tells no words never calls it. */
  onWord(word: Span): void;
  onEnd(): void;
  /** It said nothing, though it was asked twice. */
  onSilence(): void;
};

/** In milliseconds: a voice begins within the first time; at its usual speed it says a character within the second. */
const patience = { begin: 5000, character: 160 };

/** Chrome forgets the events of an utterance that nobody holds. */
const held = new Set<SpeechSynthesisUtterance>();

/** Says a text. Either `onEnd` or `onSilence` is called, once; neither after the call of what is returned, which cancels. */
export function say(order: Order): () => void {
  let cancel = sayOnce({
    ...order,
    onSilence() {
      cancel = sayOnce(order);
    },
  });
  return () => cancel();
}

function sayOnce(order: Order): () => void {
  const utterance = utteranceOf(order);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function over(then?: () => void) {
    if (!held.delete(utterance)) return;
    clearTimeout(timer);
    then?.();
  }
  const cancel = (then?: () => void) =>
    over(() => {
      speechSynthesis.cancel();
      then?.();
    });
  function wait(time: number, then: () => void) {
    clearTimeout(timer);
    timer = setTimeout(() => cancel(then), time);
  }
  // Some voices never say that they have ended.
  const hear = () => wait(patience.begin + (order.text.length * patience.character) / order.speed, order.onEnd);
  utterance.onstart = () => held.has(utterance) && hear();
  utterance.onboundary = (event) => {
    const word = held.has(utterance) && spanOf(event, order.text);
    if (word) order.onWord(word);
  };
  utterance.onend = () => over(order.onEnd);
  utterance.onerror = () => over(order.onSilence);
  held.add(utterance);
  wait(patience.begin, order.onSilence);
  // A page that was left while it paused leaves the browser's whole speech paused.
  speechSynthesis.resume();
  speechSynthesis.speak(utterance);
  return () => cancel();
}

function utteranceOf({ text, voice, speed }: Order): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  // Android takes the language rather than the voice, and writes it with a low line.
  utterance.lang = voice.lang.replace("_", "-");
  utterance.rate = speed;
  return utterance;
}

/** The word that begins; null where something else does. Some voices do not say how long it is. */
function spanOf({ name, charIndex, charLength }: SpeechSynthesisEvent, text: string): Span | null {
  const word = name === "sentence" ? null : wordAt(text, charIndex);
  if (!word || !charLength) return word;
  return { from: charIndex, to: Math.min(charIndex + charLength, text.length) };
}
