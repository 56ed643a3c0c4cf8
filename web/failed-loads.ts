// Code of the site that could not be loaded, because there is no connection or no server.
import { useSyncExternalStore } from "react";
import { createStore } from "#web/ui/store.ts";

type FailedLoad = { tryAgain(): void; forget(): void };
const failed = createStore<readonly FailedLoad[]>(() => []);

/** Resolves when the load is to be tried again. A forgotten one never is; `forget` makes room for a new one. */
export const nextAttempt = (forget: () => void) =>
  new Promise<void>((resolve) => failed.set([...failed.get(), { tryAgain: resolve, forget }]));

function takeAll(): readonly FailedLoad[] {
  const loads = failed.get();
  failed.set([]);
  return loads;
}

export function tryLoadsAgain() {
  for (const load of takeAll()) load.tryAgain();
}

/** Drops what failed, because the reader goes elsewhere or asks for the same once more. */
export function forgetFailedLoads() {
  for (const load of takeAll()) load.forget();
}

const hasFailed = () => failed.get().length > 0;

export const useHasFailedLoads = () => useSyncExternalStore(failed.subscribe, hasFailed, () => false);
