import type { Story } from "#api/stories/model.ts";
import { emptySlot, fingerprintOf, orders } from "./fingerprint.ts";

/** The part of a story that its fingerprint covers. */
export type Contents = Pick<Story, "contentEn" | "contentPl">;

/** The fingerprints of both texts, English first. */
export type StoryPrint = Uint16Array;
export const printLength = orders * 2;

export function printOf({ contentEn, contentPl }: Contents): StoryPrint {
  const print = new Uint16Array(printLength);
  print.set(fingerprintOf(contentEn));
  print.set(fingerprintOf(contentPl), orders);
  return print;
}

/** The number of equal fingerprint values between a story and the print at this offset, in the language with more. */
export function agreement(print: StoryPrint, prints: Uint16Array, start: number): number {
  return Math.max(agreed(print, prints, { start, from: 0 }), agreed(print, prints, { start, from: orders }));
}

function agreed(print: StoryPrint, prints: Uint16Array, { start, from }: { start: number; from: number }): number {
  let count = 0;
  for (let at = from; at < from + orders; at++) {
    if (print[at] === prints[start + at] && print[at] !== emptySlot) count++;
  }
  return count;
}

/**
 * A hash that identifies a story's texts, fast enough for a whole library. It reads every fourth letter, so a change
 * that escapes it keeps the length and touches at most three adjacent letters: one word, in three of hundreds of runs,
 * which leaves the old fingerprint good enough.
 */
export function printKey({ contentEn, contentPl }: Contents): number {
  let [one, other] = [contentEn.length, contentPl.length];
  for (const content of [contentEn, contentPl]) {
    for (let at = content.length & 3; at < content.length; at += 4) {
      const letter = content.charCodeAt(at);
      one = Math.imul(one ^ letter, 0x01000193);
      other = (Math.imul(other, 31) + letter) | 0;
    }
  }
  // A number holds 53 bits exactly.
  return (one >>> 0) * 2 ** 21 + (Math.imul(other ^ (other >>> 15), 0x85ebca6b) >>> 11);
}
