/** A random stream that is the same every time for the same seed. */
export type Random = {
  /** The next number in [0, 1). */
  (): number;
  range(low: number, high: number): number;
  /** A whole number, both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
};

/** A mulberry32 stream seeded with the FNV-1a hash of the text. */
export function randomFrom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  state >>>= 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (low: number, high: number) => low + (high - low) * next();
  return Object.assign(next, {
    range,
    int: (low: number, high: number) => Math.floor(range(low, high + 1)),
    pick<T>(list: readonly T[]): T {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new RangeError("There is nothing to pick from an empty list.");
      return picked;
    },
    chance: (probability: number) => next() < probability,
  });
}
