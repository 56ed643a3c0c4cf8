import { shinglesOf } from "../likeness.ts";

/**
 * For each text its likeness to the most similar earlier one, from 0 to 1: the runs of three words that both have over those
 * that either has. All pairs are compared, by an index of the runs.
 */
export function likenessOfAll(texts: readonly string[]): { likeness: number; nearest: number | undefined }[] {
  const having = new Map<string, number[]>();
  const sizes: number[] = [];
  return texts.map((text, index) => {
    const shingles = shinglesOf(text);
    // Counted in an array: a map of the same takes several times as long.
    const shared = new Uint32Array(index);
    for (const shingle of shingles) {
      const others = having.get(shingle);
      if (others === undefined) {
        having.set(shingle, [index]);
        continue;
      }
      for (const other of others) shared[other] = (shared[other] ?? 0) + 1;
      others.push(index);
    }
    sizes.push(shingles.size);
    let most: { likeness: number; nearest: number | undefined } = { likeness: 0, nearest: undefined };
    for (const [other, count] of shared.entries()) {
      const likeness = count / (shingles.size + (sizes[other] ?? 0) - count);
      if (likeness > most.likeness) most = { likeness, nearest: other };
    }
    return most;
  });
}
