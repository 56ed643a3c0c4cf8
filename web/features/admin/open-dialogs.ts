import { useEffect, useId, useSyncExternalStore } from "react";
import { createStore } from "#web/ui/store.ts";

/** The open dialogs, the topmost last. */
const open = createStore<readonly string[]>(() => []);

/** Registers a dialog while it is rendered; returns whether it is the topmost. */
export function useOpenDialog(): boolean {
  const id = useId();
  useEffect(() => {
    open.set([...open.get(), id]);
    return () => open.set(open.get().filter((each) => each !== id));
  }, [id]);
  const top = useSyncExternalStore(
    open.subscribe,
    () => open.get().at(-1),
    () => undefined,
  );
  return top === id;
}

export const useAnyDialog = (): boolean =>
  useSyncExternalStore(
    open.subscribe,
    () => open.get().length > 0,
    () => false,
  );
