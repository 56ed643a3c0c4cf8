// Whether this reader agreed to advertising. Nothing of the network is loaded before that, and nothing without it.
import { useSyncExternalStore } from "react";
import { readSaved, save } from "../../app/saved.ts";

export type Consent = "granted" | "denied";
type State = {
  /** Null until the reader has decided. */
  consent: Consent | null;
  asking: boolean;
  /** What was pressed to be asked again; the focus goes back there. */
  askedFrom: Element | null;
};

const onTheServer: State = { consent: null, asking: false, askedFrom: null };
let state: State | undefined;
const listeners = new Set<() => void>();

function current(): State {
  if (!state) {
    const saved = readSaved("advertising");
    const consent = saved === "granted" || saved === "denied" ? saved : null;
    state = { consent, asking: consent === null, askedFrom: null };
  }
  return state;
}

function become(next: State) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useConsent = (): State => useSyncExternalStore(subscribe, current, () => onTheServer);

export const askAgain = () => become({ ...current(), asking: true, askedFrom: document.activeElement });

export function decide(consent: Consent) {
  const withdrawn = current().consent === "granted" && consent === "denied";
  save("advertising", consent);
  become({ consent, asking: false, askedFrom: null });
  // A script that runs cannot be taken back, so the page begins anew without it.
  if (withdrawn) location.reload();
}
