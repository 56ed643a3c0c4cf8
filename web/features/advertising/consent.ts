// Whether this reader agreed to advertising. Nothing of the network is loaded before that, and nothing without it.
import { useSyncExternalStore } from "react";
import { readSaved, save } from "../../app/saved.ts";
import { createStore } from "../../ui/store.ts";

export type Consent = "granted" | "denied";
type State = {
  /** Null until the reader has decided. */
  consent: Consent | null;
  asking: boolean;
  /** What was pressed to be asked again; the focus goes back there. */
  askedFrom: Element | null;
};

const onTheServer: State = { consent: null, asking: false, askedFrom: null };
const state = createStore<State>(() => {
  const saved = readSaved("advertising");
  const consent = saved === "granted" || saved === "denied" ? saved : null;
  return { consent, asking: consent === null, askedFrom: null };
});

export const useConsent = (): State => useSyncExternalStore(state.subscribe, state.get, () => onTheServer);

export const askAgain = () => state.set({ ...state.get(), asking: true, askedFrom: document.activeElement });

export function decide(consent: Consent) {
  const withdrawn = state.get().consent === "granted" && consent === "denied";
  save("advertising", consent);
  state.set({ consent, asking: false, askedFrom: null });
  // A script that runs cannot be taken back, so the page begins anew without it.
  if (withdrawn) location.reload();
}
