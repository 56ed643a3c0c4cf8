/** The same function, that makes again only what is not among the `most` that it was asked for last. */
export function latest<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    const value = known ?? make(key);
    // Asked for last, forgotten last.
    if (known !== undefined) made.delete(key);
    made.set(key, value);
    if (made.size > most) made.delete(made.keys().next().value as Key);
    return value;
  };
}
