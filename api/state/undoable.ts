/** What came of a change: what it returned, and a way to take it back as long as no later change stands. */
export type Undoable<Result> = { result: Result; changed: boolean; undo(): void };

/**
 * Changes plain data in place and notes what stood there before: a change costs what it touches, however large the data is.
 * One that throws has changed nothing.
 */
export function changeUndoably<Data extends object, Result>(
  data: Data,
  change: (data: Data) => Result,
): Undoable<Result> {
  const steps: (() => void)[] = [];
  const undo = () => {
    for (let step = steps.pop(); step; step = steps.pop()) step();
  };
  const { watch, bare } = watcher((target, key) => steps.push(wayBack(target, key)));
  try {
    const result = bare(change(watch(data)));
    return { result, changed: steps.length > 0, undo };
  } catch (error) {
    undo();
    throw error;
  }
}

function wayBack(target: object, key: PropertyKey): () => void {
  if (Array.isArray(target)) {
    const before = [...target]; // A list's entries and its length change each other without another word.
    return () => void target.splice(0, target.length, ...before);
  }
  const before = Reflect.getOwnPropertyDescriptor(target, key);
  return () => void (before ? Reflect.defineProperty(target, key, before) : Reflect.deleteProperty(target, key));
}

/** Shows objects so that whoever changes one, or one within it, is noticed right before. */
function watcher(beforeChange: (target: object, key: PropertyKey) => void) {
  const watched = new WeakMap<object, object>();
  const behind = new WeakMap<object, object>();
  const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

  /** The object itself: what is kept must not be watched for ever. */
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

  // Assignments arrive as definitions too.
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
