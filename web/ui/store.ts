/** A value outside of components, for them to follow by `useSyncExternalStore`; made when it is first asked for. */
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
