/** Random numbers that are the same for the same seed (mulberry32). */
export type Draw = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  chance(probability: number): boolean;
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
};

export function drawFrom(seed: number): Draw {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    oneOf: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
