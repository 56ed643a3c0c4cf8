import { useEffect, useId, useSyncExternalStore } from "react";
import { createStore } from "../../ui/store.ts";

/** The dialogs that are open, the one on top last. */
const open = createStore<readonly string[]>(() => []);

/** Counts a dialog among the open ones for as long as it is rendered; whether it is the one on top. */
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
