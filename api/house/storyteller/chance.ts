import { memoized } from "#api/platform/memoized.ts";
import type { Piece, Title } from "../texts/model.ts";

/** A number from 0 to below `limit` that looks drawn and is always the same for the same words. */
export function drawnFrom(limit: number, ...words: readonly (string | number)[]): number {
  return mixed(hashOf(words.join(" "))) % limit;
}

/** The lot of a text in a slot: between 0 and 1, as if drawn, and always the same. */
export function lotOf(text: Piece | Title, slot: number): number {
  return mixed(hashOfText(text) ^ Math.imul(slot + 1, 0x9e3779b1)) / 2 ** 32;
}

const hashOfText = memoized((text: Piece | Title) => hashOf("en" in text ? text.en : text[0]));

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

/** Neighbouring numbers become distant ones. */
function mixed(number: number): number {
  let hash = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The remainder that is never negative. */
export const modulo = (dividend: number, divisor: number) => ((dividend % divisor) + divisor) % divisor;
