/** The result of a change, and a way to undo it while no later change has been made. */
export type Undoable<Result> = { result: Result; changed: boolean; undo(): void };

/**
 * Changes plain data in place and records the previous values: a change costs what it touches, however large the data is. A change that
 * throws changes nothing.
 */
export function changeUndoably<Data extends object, Result>(
  data: Data,
  change: (data: Data) => Result,
): Undoable<Result> {
  const steps: (() => void)[] = [];
  const undo = () => {
    for (let step = steps.pop(); step; step = steps.pop()) step();
  };
  const { watch, bare } = watcher((target, key) => steps.push(undoOf(target, key)));
  try {
    const result = bare(change(watch(data)));
    return { result, changed: steps.length > 0, undo };
  } catch (error) {
    undo();
    throw error;
  }
}

function undoOf(target: object, key: PropertyKey): () => void {
  if (Array.isArray(target)) {
    const before = [...target]; // A list's entries and its length change each other without a trap.
    return () => void target.splice(0, target.length, ...before);
  }
  const before = Reflect.getOwnPropertyDescriptor(target, key);
  return () => void (before ? Reflect.defineProperty(target, key, before) : Reflect.deleteProperty(target, key));
}

/** Wraps objects in proxies that call `beforeChange` before a change of the object, or of one within it. */
function watcher(beforeChange: (target: object, key: PropertyKey) => void) {
  const watched = new WeakMap<object, object>();
  const behind = new WeakMap<object, object>();
  const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

  /** The object behind a proxy, since stored data must not stay wrapped. */
  function bare<Value>(value: Value): Value {
    return isObject(value) ? ((behind.get(value) ?? value) as Value) : value;
  }

  function watch<Value>(value: Value): Value {
    if (!isObject(value)) return value;
    const known = watched.get(value) ?? new Proxy(value, handler);
    watched.set(value, known);
    behind.set(known, value);
    return known as Value;
  }

  // Assignments reach a proxy as definitions too.
  const handler: ProxyHandler<object> = {
    get: (target, key) => watch(Reflect.get(target, key)),
    defineProperty(target, key, descriptor) {
      beforeChange(target, key);
      const value = "value" in descriptor && { value: bare(descriptor.value) };
      return Reflect.defineProperty(target, key, { ...descriptor, ...value });
    },
    deleteProperty(target, key) {
      beforeChange(target, key);
      return Reflect.deleteProperty(target, key);
    },
  };
  return { watch, bare };
}
