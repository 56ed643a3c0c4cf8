import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { siteName } from "#api/discovery/model.ts";
import { pictureAddress } from "#api/images/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { useLanguage, usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { textsOf } from "#web/app/post-texts.ts";
import { neighboursQuery } from "#web/app/queries.ts";
import { readSaved, save } from "#web/app/saved.ts";
import { Controls } from "./controls.tsx";
import styles from "./listen.css?url";
import { holdMediaKeys } from "./media-keys.ts";
import type { Choice } from "./open-voice.ts";
import { openReading, type Reading, type ReadingState } from "./reading.ts";
import { useWords } from "./words.ts";

type Props = {
  post: PublicPost;
  begun: Choice;
  /** The address's query, if the page shows both languages; empty otherwise. */
  sides: string;
  takesFocus: boolean;
  onClose(): void;
};

/** A bar at the foot of the window, while a story is read aloud. */
export function Player({ post, begun, sides, takesFocus, onClose }: Props) {
  const { word } = useWords();
  const bar = useRef<HTMLElement>(null);
  const [choice, setChoice] = useState(begun);
  const [goesOn, setGoesOn] = useState(() => readSaved("listens-on") === "on");
  const goOn = useGoingOn(post, { choice, sides });
  const reading = useReading(bar, { post, choice, onEnd: () => goesOn && goOn() });
  const state = useReadingState(reading);
  useMediaKeys(post, { reading, isReading: state.status === "reading", onClose });
  useClosing(onClose);
  useFocus(bar, { takesFocus, status: state.status });
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.target instanceof HTMLSelectElement || state.count === 0) return;
    event.preventDefault();
    reading?.step(by === 1 ? 1 : -1);
  };
  return (
    <section ref={bar} className="player" aria-label={word("label")} onKeyDown={step}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <Controls
        {...{ reading, state, onClose, goesOn }}
        choice={sides ? choice : null}
        onChoice={setChoice}
        onGoesOn={(next) => {
          save("listens-on", next ? "on" : "off");
          setGoesOn(next);
        }}
      />
    </section>
  );
}

/** Leads to the next story, if there is one, to be read as this one was. */
function useGoingOn({ id }: PublicPost, { choice, sides }: { choice: Choice; sides: string }): () => void {
  const { data } = useQuery(neighboursQuery(id));
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const prefix = usePrefix();
  return () => {
    if (!data?.next) return;
    const address = pathTo({ name: "story", id: data.next.id }, prefix) + sides;
    void navigate(address, { state: { listens: choice, from: pathname } });
  };
}

type Listened = { post: PublicPost; choice: Choice; onEnd(): void };

/** Begins to read at once, and anew in another language. */
function useReading(bar: { current: HTMLElement | null }, { post, choice, onEnd }: Listened): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null);
  const end = useEffectEvent(onEnd);
  const open = useEffectEvent((choice: Choice) => {
    const player = bar.current;
    const article = player?.closest("article");
    if (!article) return null;
    return openReading({ article, player, choice, narrations: post.narrations, onEnd: () => end() });
  });
  useEffect(() => {
    const opened = open(choice);
    setReading(opened);
    return () => opened?.close();
  }, [choice]);
  return reading;
}

const preparing: ReadingState = { status: "preparing", at: 0, count: 0, speed: 1 };
const never = () => () => {};

function useReadingState(reading: Reading | null): ReadingState {
  const get = () => reading?.state.get() ?? preparing;
  return useSyncExternalStore(reading?.state.subscribe ?? never, get, get);
}

type Held = { reading: Reading | null; isReading: boolean; onClose(): void };

function useMediaKeys(post: PublicPost, { reading, isReading, onClose }: Held) {
  const { language } = useLanguage();
  const { title } = textsOf(post, language);
  const artwork = new URL(pictureAddress(post, 640, { as: "jpeg" }), window.location.href).href;
  const keys = useRef<ReturnType<typeof holdMediaKeys>>(null);
  const stop = useEffectEvent(onClose);
  useEffect(() => {
    if (!reading) return;
    const metadata = { title, artist: siteName, artwork: [{ src: artwork, type: "image/jpeg" }] };
    const held = holdMediaKeys(metadata, { ...reading, stop: () => stop() });
    keys.current = held;
    return () => held.close();
  }, [reading, title, artwork]);
  useEffect(() => keys.current?.show(isReading));
}

/** Escape closes it, except where it closes something else; and nothing is read once the page is left. */
function useClosing(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const ends = new AbortController();
    const onKey = ({ key, target, defaultPrevented }: globalThis.KeyboardEvent) => {
      const isForItself = target instanceof Element && target.closest("dialog, .menu, .tip");
      if (key === "Escape" && !defaultPrevented && !isForItself) close();
    };
    document.addEventListener("keydown", onKey, { signal: ends.signal });
    window.addEventListener("pagehide", () => close(), { signal: ends.signal });
    return () => ends.abort();
  }, []);
}

/** Leads into the player: to its first key, or to what is left where there is nothing to play. */
function useFocus(
  bar: { current: HTMLElement | null },
  { takesFocus, status }: { takesFocus: boolean; status: ReadingState["status"] },
) {
  const isSpeechless = status === "voiceless" || status === "remote";
  useEffect(() => {
    const first = `[data-first=${isSpeechless ? "left" : "keys"}]`;
    if (!takesFocus || bar.current?.contains(document.activeElement)) return;
    bar.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [bar, takesFocus, isSpeechless]);
}
