// A speech synthesis at the browser's edge that says a word when a test tells it to: headless browsers have no voices.
import type { Page } from "playwright-core";

export type FakeVoice = { name: string; lang: string; localService: boolean; default: boolean };

export const english: FakeVoice = { name: "Daniel", lang: "en-GB", localService: true, default: true };
export const polish: FakeVoice = { name: "Zosia", lang: "pl-PL", localService: true, default: false };

export type Said = { text: string; voice: string; rate: number };

type FakeOptions = {
  voices?: FakeVoice[];
  /** The voices come when a test tells them to. */
  late?: boolean;
  /** It takes every utterance and says none. */
  mute?: boolean;
};

declare global {
  interface Window {
    speech: { said: Said[]; word(): boolean; end(): void; run(): void; arrive(): void; isSpeaking(): boolean };
  }
}

/** Gives all pages of a reader's next visits such a speech synthesis. */
export const fakeSpeech = (page: Page, options: FakeOptions = {}) =>
  page.addInitScript(installSpeech, {
    ...{ voices: [english, polish], late: false, mute: false },
    ...options,
  });

function installSpeech({ voices, late, mute }: Required<FakeOptions>) {
  type Utterance = {
    text: string;
    voice: FakeVoice | null;
    rate: number;
    onstart?(event: object): void;
    onboundary?(event: object): void;
    onend?(event: object): void;
    onerror?(event: object): void;
  };
  let queue: Utterance[] = [];
  let words: RegExpMatchArray[] = [];
  let isThere = !late;
  let isRunning = false;
  const said: Said[] = [];
  const target = new EventTarget();

  const begin = () => {
    const [first] = queue;
    if (!first || mute) return;
    words = [...first.text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)];
    if (words.length > 0) said.push({ text: first.text, voice: first.voice?.name ?? "", rate: first.rate });
    setTimeout(() => {
      if (queue[0] !== first) return;
      first.onstart?.({});
      if (words.length === 0) end();
      else if (isRunning) run();
    });
  };
  const run = () => setTimeout(() => (word() ? run() : end()), 5);
  function word(): boolean {
    const match = words.shift();
    if (!match || !queue[0]) return false;
    queue[0].onboundary?.({ name: "word", charIndex: match.index, charLength: match[0].length });
    return true;
  }
  function end() {
    const done = queue.shift();
    const isNextWaiting = queue.length > 0;
    done?.onend?.({});
    if (isNextWaiting) begin();
  }
  const synthesis = {
    getVoices: () => (isThere ? voices : []),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    speak(utterance: Utterance) {
      queue.push(utterance);
      if (queue.length === 1) begin();
    },
    cancel() {
      const dropped = queue;
      queue = [];
      words = [];
      for (const utterance of dropped) setTimeout(() => utterance.onerror?.({ error: "canceled" }));
    },
    pause() {},
    resume() {},
  };
  class SpeechSynthesisUtterance {
    voice = null;
    rate = 1;
    lang = "";
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: SpeechSynthesisUtterance, configurable: true });
  window.speech = {
    said,
    word,
    end,
    /** Says by itself from now on, a word every few milliseconds. */
    run() {
      isRunning = true;
      run();
    },
    arrive() {
      isThere = true;
      target.dispatchEvent(new Event("voiceschanged"));
    },
    isSpeaking: () => queue.some(({ text }) => text !== ""),
  };
}
