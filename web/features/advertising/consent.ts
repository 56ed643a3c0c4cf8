// The reader's consent to advertising. Without it, nothing of the network is loaded.
import { useSyncExternalStore } from "react";
import { readSaved, save } from "#web/app/saved.ts";
import { createStore } from "#web/ui/store.ts";

export type Consent = "granted" | "denied";
type State = {
  /** Null until the reader has decided. */
  consent: Consent | null;
  asking: boolean;
  /** The button that opened the question again; the focus returns to it. */
  askedFrom: Element | null;
};

const onTheServer: State = { consent: null, asking: false, askedFrom: null };
const state = createStore<State>(() => {
  const saved = readSaved("advertising");
  const consent = saved === "granted" || saved === "denied" ? saved : null;
  keepPlaces(consent);
  return { consent, asking: consent === null, askedFrom: null };
});

/** Keeps the places of advertisements, as the first script does on the visits that follow. */
function keepPlaces(consent: Consent | null) {
  document.documentElement.toggleAttribute("data-ads", consent === "granted");
}

export const useConsent = (): State => useSyncExternalStore(state.subscribe, state.get, () => onTheServer);

export const askAgain = () => state.set({ ...state.get(), asking: true, askedFrom: document.activeElement });

export function decide(consent: Consent) {
  const withdrawn = state.get().consent === "granted" && consent === "denied";
  save("advertising", consent);
  keepPlaces(consent);
  state.set({ consent, asking: false, askedFrom: null });
  // A running script cannot be removed, so the page reloads without it.
  if (withdrawn) location.reload();
}
