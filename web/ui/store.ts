/** A value outside of components, for `useSyncExternalStore`; created on first use. */
export function createStore<Value>(make: () => Value) {
  let value: Value | undefined;
  const listeners = new Set<() => void>();
  return {
    get(): Value {
      value ??= make();
      return value;
    },
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
