import type { Story } from "../../stories/model.ts";
import { fingerprintOf, nothingTold, orders } from "./fingerprint.ts";

/** As much of a story as its fingerprint is made of. */
export type Contents = Pick<Story, "contentEn" | "contentPl">;

/** The fingerprints of both its texts, English first. */
export type StoryPrint = Uint16Array;
export const printLength = orders * 2;

export function printOf({ contentEn, contentPl }: Contents): StoryPrint {
  const print = new Uint16Array(printLength);
  print.set(fingerprintOf(contentEn));
  print.set(fingerprintOf(contentPl), orders);
  return print;
}

/** In how many of the orders a story agrees with the one whose print starts there, in the language where it does more. */
export function agreement(print: StoryPrint, prints: Uint16Array, start: number): number {
  return Math.max(agreed(print, prints, { start, from: 0 }), agreed(print, prints, { start, from: orders }));
}

function agreed(print: StoryPrint, prints: Uint16Array, { start, from }: { start: number; from: number }): number {
  let count = 0;
  for (let at = from; at < from + orders; at++) {
    if (print[at] === prints[start + at] && print[at] !== nothingTold) count++;
  }
  return count;
}

/**
 * A number that tells one story's texts from another's, quick enough to be asked of a whole library. It reads every fourth
 * letter, so a change that escapes it has the same length and at most three letters together: a word, which is in three
 * runs of hundreds, and the fingerprint is as good as before.
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
  // As many bits as a number holds exactly.
  return (one >>> 0) * 2 ** 21 + (Math.imul(other ^ (other >>> 15), 0x85ebca6b) >>> 11);
}
