// One notice at a time, for whoever has something to say. How wide it gets stands with the other sizes in tokens.css.
import { useSyncExternalStore } from "react";
import { createStore } from "./store.ts";

export const toastDuration = 5000;
export const toastHotkey = "F8";
/** How far to the right, in pixels, a notice has to be swiped to go away. */
export const swipeThreshold = 50;
/** How long a notice that went away can still be called back with the hotkey: five seconds are too short for some readers. */
export const removalDelay = 1_000_000;

export type Toast = { title: string; description?: string; kind?: "default" | "destructive" };

/** Calls `end` after some time of running; what was left at a pause is left when it goes on. */
function startCountdown(duration: number, end: () => void) {
  let left = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const countdown = {
    run() {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(end, left);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - startedAt;
    },
  };
  countdown.run();
  return countdown;
}

type Notice = { toast: Toast; open: boolean };
const notice = createStore<Notice | null>(() => null);
let countdown: ReturnType<typeof startCountdown> | undefined;

function change(next: Notice | null, nextCountdown?: typeof countdown) {
  countdown?.pause();
  countdown = nextCountdown;
  notice.set(next);
}

/** Shows a notice in place of whatever notice is there. */
export function showToast(toast: Toast) {
  change({ toast, open: true }, startCountdown(toastDuration, dismissToast));
}

export function dismissToast() {
  const current = notice.get();
  if (!current?.open) return;
  const remove = () => change(null);
  change({ toast: current.toast, open: false }, startCountdown(removalDelay, remove));
}

/** Shows the last notice again if it went away and is still kept. */
export function recallToast() {
  const current = notice.get();
  if (current && !current.open) showToast(current.toast);
}

export const pauseToast = () => countdown?.pause();
export const resumeToast = () => countdown?.run();

/** The notice to be shown now. */
export function shownToast(): Toast | null {
  const current = notice.get();
  return current?.open ? current.toast : null;
}

export const useShownToast = () => useSyncExternalStore(notice.subscribe, shownToast, () => null);
