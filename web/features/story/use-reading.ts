import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { PublicPost } from "#api/stories/model.ts";
import { memory, noteBegun, noteRead } from "#web/features/memory/memory.ts";

/** The share of a text that has to have passed the middle of the window. */
const enough = { begun: 0.1, read: 2 / 3 };

/** The share of an element that is above the middle of the window. */
function shareAbove(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return (window.innerHeight / 2 - top) / height;
}

const isEndInView = (element: Element) => element.getBoundingClientRect().bottom <= window.innerHeight;

/** Notes in this browser how far a story was read: its text is the element of the reference that is returned. */
export function useReading({ id, titleEn, titlePl }: PublicPost): RefObject<HTMLDivElement | null> {
  const text = useRef<HTMLDivElement>(null);
  useReadingOn(id, text);
  useEffect(() => {
    let furthest = 0;
    const measure = () => {
      if (!text.current) return;
      furthest = Math.max(furthest, shareAbove(text.current));
      if (furthest >= enough.read || isEndInView(text.current)) {
        noteRead(id);
        stop();
      }
    };
    const look = () => {
      if (document.visibilityState === "visible") measure();
    };
    const leave = () => {
      if (furthest > enough.begun) noteBegun({ id, titleEn, titlePl, share: Math.min(furthest, 1) });
    };
    const turn = () => {
      // The last scroll may not have been told yet.
      measure();
      if (document.visibilityState === "hidden") leave();
    };
    function stop() {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
      document.removeEventListener("visibilitychange", turn);
    }
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    document.addEventListener("visibilitychange", turn);
    look();
    return () => {
      // The element holds the text of the next story already.
      leave();
      stop();
    };
  }, [id, titleEn, titlePl]);
  return text;
}

/** Scrolls to where the story was left, for a reader who asked for that. */
function useReadingOn(id: string, text: RefObject<HTMLDivElement | null>) {
  const { state } = useLocation();
  const type = useNavigationType();
  const goOn = useEffectEvent(() => {
    const { begun } = memory.get();
    // A step back or a reload returns to where it was left by itself.
    if (type !== "PUSH" || !state?.readsOn || !text.current) return;
    const { top, height } = text.current.getBoundingClientRect();
    const share = begun?.id === id ? begun.share : 0;
    window.scrollTo({ top: window.scrollY + top + height * share - window.innerHeight / 2, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  });
  useEffect(() => goOn(), []);
}
