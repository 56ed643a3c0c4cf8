import { type MouseEvent, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigationType } from "react-router-dom";
import type { PublicPost } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { onDemand } from "#web/i18n/on-demand.ts";
import { readySound } from "./sound.ts";

const parts = onDemand({ player: async () => (await import("./player.tsx")).Player });

type Props = {
  post: PublicPost;
  /** The address's query, if the page shows both languages; empty otherwise. */
  sides: string;
};

/** Reads the story aloud. Nothing but this button loads before it is pressed, or before the story read before leads here. */
export function ListenButton({ post, sides }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { state } = useLocation();
  // A step back or a reload is no wish to listen.
  const listensOn = useNavigationType() === "PUSH" && state?.listens;
  const view = language + sides;
  // What is read is what is shown: another language, or both, ends it.
  const [opened, setOpened] = useState(listensOn ? view : "");
  const [isPressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = opened === view;
  const close = () => {
    setOpened("");
    button.current?.focus({ preventScroll: true });
  };
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click.
    if (detail > 1) return;
    if (isOpen) return close();
    readySound();
    setPressed(true);
    setOpened(view);
  };
  return (
    <>
      <button
        ref={button}
        className="btn btn--quiet listen"
        type="button"
        aria-expanded={isOpen || undefined}
        onClick={press}
      >
        <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 15.5v-3a8 8 0 0 1 16 0v3M4 14h3v6H5.5A1.5 1.5 0 0 1 4 18.5zM20 14h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5z" />
        </svg>
        {t("story.listen")}
      </button>
      {isOpen && (
        <Suspense>
          <Player post={post} sides={sides} begun={listensOn || language} takesFocus={isPressed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Player(props: Parameters<Awaited<ReturnType<typeof parts.load>>>[0]) {
  const Loaded = parts.usePart("player");
  return <Loaded {...props} />;
}
