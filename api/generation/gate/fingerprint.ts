// A MinHash: for each of 64 permutations of all possible three-word runs, the text's first run. The share of equal
// numbers in two fingerprints estimates the likeness of their texts, so ten thousand texts can be compared cheaply.
import { wordsOf } from "../likeness.ts";

/** The number of values in a fingerprint. */
export const orders = 64;

/** Longer texts are read only up to here; no story is longer. */
const longest = 50_000;

/** The value of a fingerprint slot that no run of words has set. */
export const emptySlot = 0xffff;

/**
 * Computes a text's fingerprint. Only the upper half of each minimum is kept; two agree by chance once in 65,536 times.
 * Fingerprints are cached, so changing the computation requires a new version of the cache.
 */
export function fingerprintOf(text: string): Uint16Array {
  const first = new Uint32Array(orders).fill(0xffffffff);
  const words = wordsOf(text.slice(0, longest)).map(hashOf);
  for (let start = 0; start + 2 < words.length; start++) {
    const run = runOf(words[start], words[start + 1], words[start + 2]);
    for (let order = 0; order < orders; order++) {
      const place = (Math.imul(run, factors[order] ?? 0) + (shifts[order] ?? 0)) >>> 0;
      if (place < (first[order] ?? 0)) first[order] = place;
    }
  }
  return Uint16Array.from(first, (place) => place >>> 16);
}

/** FNV-1a over the letters. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

function runOf(one = 0, two = 0, three = 0): number {
  return mixed(Math.imul(mixed(Math.imul(mixed(one), 31) + two), 31) + three);
}

/** The last steps of MurmurHash3: every bit of the result depends on every bit of the input. */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

const factors = Uint32Array.from({ length: orders }, (_, order) => mixed(order * 2 + 1) | 1);
const shifts = Uint32Array.from({ length: orders }, (_, order) => mixed(order * 2 + 2));
