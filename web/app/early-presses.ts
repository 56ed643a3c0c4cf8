import { useEffect } from "react";

declare global {
  interface Window {
    /** The controls that the reader used before the app could answer, in order (`first-paint.ts`); undefined once it can. */
    earlyPresses?: (HTMLButtonElement | HTMLSelectElement)[] | undefined;
  }
}

/** Each control with the value that it had then, because hydration resets a list. */
let presses: [control: HTMLButtonElement | HTMLSelectElement, value: string][] = [];

/** Ends the waiting; to be called just before React listens. */
export function takeEarlyPresses() {
  presses = (window.earlyPresses ?? []).map((control) => [control, control.value]);
  window.earlyPresses = undefined;
}

/** Repeats the early presses once the page can answer them, each once. */
export function useEarlyPresses() {
  useEffect(() => {
    for (const [control, value] of presses.splice(0)) {
      if (control instanceof HTMLButtonElement) {
        control.click();
      } else {
        control.value = value;
        control.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
  }, []);
}
