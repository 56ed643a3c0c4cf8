import { shinglesOf } from "./likeness.ts";

type Likeness = { likeness: number; pair: [number, number] };

/**
 * The most alike pair among many texts, and the mean over all pairs. Only pairs with a shared shingle are counted one
 * by one (through an index from shingle to texts), so a thousand texts take a moment.
 */
export function mostAlike(texts: readonly string[], n = 3): { most: Likeness; mean: number } {
  const sets = texts.map((text) => shinglesOf(text, n));
  const sharedByPair = countShared(sets);
  let most: Likeness = { likeness: 0, pair: [0, 0] };
  let sum = 0;
  for (const [key, shared] of sharedByPair) {
    const first = Math.floor(key / texts.length);
    const second = key % texts.length;
    const likeness = shared / ((sets[first]?.size ?? 0) + (sets[second]?.size ?? 0) - shared);
    sum += likeness;
    if (likeness > most.likeness) most = { likeness, pair: [first, second] };
  }
  const pairs = (texts.length * (texts.length - 1)) / 2;
  return { most, mean: pairs === 0 ? 0 : sum / pairs };
}

function countShared(sets: readonly ReadonlySet<string>[]): Map<number, number> {
  const holders = new Map<string, number[]>();
  const sharedByPair = new Map<number, number>();
  sets.forEach((set, second) => {
    for (const shingle of set) {
      const earlier = holders.get(shingle);
      if (earlier === undefined) {
        holders.set(shingle, [second]);
        continue;
      }
      for (const first of earlier) {
        const key = first * sets.length + second;
        sharedByPair.set(key, (sharedByPair.get(key) ?? 0) + 1);
      }
      earlier.push(second);
    }
  });
  return sharedByPair;
}
