const mostKnown = 500;
const longestKnown = 200;

/** The same function, that need not think about what it was asked lately; of what is made up it keeps little, and not for long. */
export function remembered<Value>(read: (text: string | undefined) => Value): typeof read {
  const known = new Map<string | undefined, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    // What most ask for is known again with their next question.
    if (known.size >= mostKnown) known.clear();
    if ((text?.length ?? 0) <= longestKnown) known.set(text, value);
    return value;
  };
}
