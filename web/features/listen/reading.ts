import type { Span } from "#api/language/sentences.ts";
import { readSaved, save } from "#web/app/saved.ts";
import { createStore } from "#web/ui/store.ts";
import { followSpoken } from "./follow-spoken.ts";
import { darken, light, rangeIn } from "./lights.ts";
import { allowRemoteVoices, openBrowser, openFile, type Text } from "./open-voice.ts";
import type { Passage } from "./passages.ts";
import { speeds, type Voice, type VoiceEvents } from "./voice.ts";

export type ReadingState = {
  /** `voiceless` for a browser without a voice, `remote` with none but one that sends the text away, `silent` once it failed. */
  status: "preparing" | "reading" | "paused" | "ended" | "voiceless" | "remote" | "silent";
  /** The passage, counted from 0, and how many there are. */
  at: number;
  count: number;
  speed: number;
};

type Options = Text & {
  player: Element | null;
  onEnd(): void;
};

const readSpeed = () => speeds.find((speed) => String(speed) === readSaved("speed")) ?? 1;

/** Reads a story aloud, and lights it meanwhile. It begins by itself. */
export function openReading({ player, onEnd, ...text }: Options) {
  const state = createStore<ReadingState>(() => ({ status: "preparing", at: 0, count: 0, speed: readSpeed() }));
  const set = (part: Partial<ReadingState>) => state.set({ ...state.get(), ...part });
  const stage = openStage(player);
  const tabs = otherTabs(pause);
  let voice: Voice | null = null;
  const ends = new AbortController();
  const events = eventsOf({ set, stage, tabs, onEnd, passage: (at = state.get().at) => voice?.passages[at] });

  function begin(opened: Voice, at: number) {
    voice = opened;
    set({ count: opened.passages.length });
    opened.setSpeed(state.get().speed);
    opened.readFrom(at);
  }
  /** Reads by the browser's own voice, from the passage in the same place as the last one. */
  async function beginBrowser() {
    const from = voice?.passages[state.get().at];
    set({ status: "preparing" });
    const opened = await openBrowser(text, events);
    if (ends.signal.aborted) return;
    if (typeof opened === "string") return set({ status: opened });
    const at = opened.passages.findIndex((each) => each.place === from?.place && each.from === from?.from);
    begin(opened, Math.max(0, at));
  }
  async function beginFile() {
    const onFailure = () => {
      voice?.close();
      void beginBrowser();
    };
    const opened = await openFile(text, { events: { ...events, onFailure }, signal: ends.signal });
    if (ends.signal.aborted) return opened?.close();
    if (opened) begin(opened, 0);
    else await beginBrowser();
  }
  function pause() {
    if (state.get().status === "reading") voice?.pause();
  }
  void beginFile();

  return {
    state,
    pause,
    play() {
      stage.comeBack();
      if (state.get().status === "ended") voice?.readFrom(0);
      else voice?.resume();
    },
    step(by: -1 | 1) {
      const { at, count } = state.get();
      stage.comeBack();
      voice?.readFrom(Math.min(Math.max(at + by, 0), count - 1));
    },
    setSpeed(speed: number) {
      save("speed", String(speed));
      set({ speed });
      voice?.setSpeed(speed);
    },
    allowRemote() {
      allowRemoteVoices();
      void beginBrowser();
    },
    close() {
      ends.abort();
      voice?.close();
      stage.close();
      tabs.close();
    },
  };
}

export type Reading = ReturnType<typeof openReading>;

type Shown = {
  set(part: Partial<ReadingState>): void;
  stage: ReturnType<typeof openStage>;
  tabs: ReturnType<typeof otherTabs>;
  /** The present one, if none is named. */
  passage(at?: number): Passage | undefined;
  onEnd(): void;
};

/** Notes and shows what a voice says of itself. */
const eventsOf = ({ set, stage, tabs, passage, onEnd }: Shown): VoiceEvents => ({
  onReading(isReading) {
    set({ status: isReading ? "reading" : "paused" });
    if (isReading) tabs.announce();
  },
  onPassage(at) {
    set({ at });
    stage.begin(passage(at));
  },
  onWord: (word) => stage.light(passage(), word),
  onEnd() {
    darken();
    set({ status: "ended" });
    onEnd();
  },
  onFailure: () => set({ status: "silent" }),
});

/** Lights what is read, and keeps it in view. */
function openStage(player: Element | null) {
  const inView = followSpoken(player);
  const lightIn = (passage: Passage | undefined, word: Span | null) => passage && light(passage, word);
  return {
    light: lightIn,
    begin(passage: Passage | undefined) {
      lightIn(passage, null);
      const box = passage && boxOf(passage);
      if (box) inView.show(box);
    },
    comeBack: inView.comeBack,
    close() {
      inView.close();
      darken();
    },
  };
}

/** The box of a passage in the window. What a phone shows only on demand in a story of two languages is shown first. */
function boxOf({ element, from, to }: Passage): DOMRect | undefined {
  if (element?.checkVisibility?.() === false) {
    element.closest(".pair")?.querySelector<HTMLButtonElement>("button[aria-expanded=false]")?.click();
  }
  return element && rangeIn(element, { from, to })?.getBoundingClientRect();
}

/** Of several tabs, only the one that began last reads. */
function otherTabs(onBegin: () => void) {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel("mruk-listen") : null;
  channel?.addEventListener("message", onBegin);
  return { announce: () => channel?.postMessage("reading"), close: () => channel?.close() };
}
