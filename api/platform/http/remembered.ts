const mostKnown = 500;
const longestKnown = 200;

/** Memoizes a function of a string. The memory is small and is cleared when full, so that invented strings cost little. */
export function remembered<Value>(read: (text: string | undefined) => Value): typeof read {
  const known = new Map<string | undefined, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    // Frequent strings come back with the next request.
    if (known.size >= mostKnown) known.clear();
    if ((text?.length ?? 0) <= longestKnown) known.set(text, value);
    return value;
  };
}
