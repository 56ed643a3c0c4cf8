import { describe, expect, it } from "vitest";
import { inLatin } from "./latin.ts";

// Some letters above these have their small or capital forms among the phonetic ones.
const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code));

describe("a pattern in Latin", () => {
  it.each([
    /^\p{L}$/u,
    /^\p{Ll}$/u,
    /^\p{L}$/iu,
    /^\p{Ll}$/iu,
    /^[\p{L}’-]$/u,
    /^[^\p{Ll}a]$/u,
    /^(?!\p{L}).$/su,
    /^(?:\[|\p{Ll}|\])$/u,
  ])("matches the same Latin letters and signs as %s", (pattern) => {
    const narrowed = inLatin(pattern);
    expect(narrowed.flags).toBe(pattern.flags);
    expect(letters.filter((letter) => narrowed.test(letter))).toEqual(letters.filter((letter) => pattern.test(letter)));
  });

  it("matches no letter of another script", () => {
    expect(["я", "λ", "猫"].filter((letter) => inLatin(/\p{L}/u).test(letter))).toEqual([]);
  });
});
