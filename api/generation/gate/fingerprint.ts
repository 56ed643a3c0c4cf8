// A MinHash: for each of 64 orders of all possible three-word runs, which of the text's runs comes first. Two texts agree in
// about as many of them as their likeness says, so ten thousand texts are compared by comparing small numbers.
import { wordsOf } from "../likeness.ts";

/** How many numbers a text's fingerprint has. */
export const orders = 64;

/** As much of a text as is read; no story has more. */
const longest = 50_000;

/** The fingerprint that no run of words has left anything in. */
export const nothingTold = 0xffff;

/**
 * A text's fingerprint. Of each run that comes first the upper half is kept, which agrees by chance once in 65,536 times.
 * Fixed for good, since fingerprints are kept: making them in another way takes another version of the cache.
 */
export function fingerprintOf(text: string): Uint16Array {
  const first = new Uint32Array(orders).fill(0xffffffff);
  const words = wordsOf(text.slice(0, longest)).map(hashOf);
  for (let start = 0; start + 2 < words.length; start++) {
    const run = runOf(words[start] as number, words[start + 1] as number, words[start + 2] as number);
    for (let order = 0; order < orders; order++) {
      const place = (Math.imul(run, factors[order] as number) + (shifts[order] as number)) >>> 0;
      if (place < (first[order] as number)) first[order] = place;
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

function runOf(one: number, two: number, three: number): number {
  return mixed(Math.imul(mixed(Math.imul(mixed(one), 31) + two), 31) + three);
}

/** A number every bit of which depends on every bit of the given one (the last steps of MurmurHash3). */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

const factors = Uint32Array.from({ length: orders }, (_, order) => mixed(order * 2 + 1) | 1);
const shifts = Uint32Array.from({ length: orders }, (_, order) => mixed(order * 2 + 2));
