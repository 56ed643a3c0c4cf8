// A MinHash: of each of 64 ways to put all three-word runs in an order, which run comes first. Two texts agree in about as
// many of them as their likeness says, so ten thousand texts are compared by comparing numbers.
import { wordsOf } from "../likeness.ts";

export const orders = 64;

/** As much of a text as is read; no story has more. */
const longest = 50_000;

/** The text's fingerprint, written to `into`; a text without any run of three words keeps the highest numbers. */
export function writeFingerprint(text: string, into: Uint32Array): void {
  into.fill(0xffffffff);
  const words = wordsOf(text.slice(0, longest)).map(hashOf);
  for (let start = 0; start + 2 < words.length; start++) {
    const run = runOf(words[start] ?? 0, words[start + 1] ?? 0, words[start + 2] ?? 0);
    for (let order = 0; order < orders; order++) {
      const place = (Math.imul(run, factors[order] ?? 1) + (shifts[order] ?? 0)) >>> 0;
      if (place < (into[order] ?? 0)) into[order] = place;
    }
  }
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

/** Every bit of the number decides about every other (the last steps of MurmurHash3). */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Fixed for good, since fingerprints are kept: changing how they are made takes another version in the cache. */
const factors = Uint32Array.from({ length: orders }, (_, order) => mixed(order * 2 + 1) | 1);
const shifts = Uint32Array.from({ length: orders }, (_, order) => mixed(order * 2 + 2));
