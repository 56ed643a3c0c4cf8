// Toasts, shown one at a time. Their width is in tokens.css.
import { useSyncExternalStore } from "react";
import { createStore } from "./store.ts";

export const toastDuration = 5000;
export const toastHotkey = "F8";
/** The distance in pixels after which a swipe to the right dismisses a toast. */
export const swipeThreshold = 50;
/** The time for which the hotkey can bring back a toast: five seconds are too short for some readers. */
export const removalDelay = 1_000_000;

export type Toast = {
  title: string;
  description?: string;
  kind?: "default" | "destructive";
  /** A button; a toast that has one stays until it is pressed or closed. */
  action?: { label: string; press(): void };
};

/** A timer that can be paused: it calls `end` after running for the given time in total. */
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

/** Shows a toast in place of the current one. */
export function showToast(toast: Toast) {
  change({ toast, open: true }, toast.action ? undefined : startCountdown(toastDuration, dismissToast));
}

/** Removes a toast for good, because it is no longer true. */
export function withdrawToast(toast: Toast) {
  if (notice.get()?.toast === toast) change(null);
}

export function dismissToast() {
  const current = notice.get();
  if (!current?.open) return;
  const remove = () => change(null);
  change({ toast: current.toast, open: false }, startCountdown(removalDelay, remove));
}

/** Shows the last toast again if it was dismissed and is still kept. */
export function recallToast() {
  const current = notice.get();
  if (current && !current.open) showToast(current.toast);
}

export const pauseToast = () => countdown?.pause();
export const resumeToast = () => countdown?.run();

/** The current toast. */
export function shownToast(): Toast | null {
  const current = notice.get();
  return current?.open ? current.toast : null;
}

export const useShownToast = () => useSyncExternalStore(notice.subscribe, shownToast, () => null);
