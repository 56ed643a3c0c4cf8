/** The keys of an object that has no others than its type says. */
export const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[];
