/** A number from 0 to below `limit` that looks drawn and is always the same for the same words (FNV-1a, mixed). */
export function drawnFrom(limit: number, ...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join(" ")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % limit;
}

/** The remainder that is never negative. */
export const modulo = (dividend: number, divisor: number) => ((dividend % divisor) + divisor) % divisor;
