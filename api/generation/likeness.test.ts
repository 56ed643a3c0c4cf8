import { describe, expect, it } from "vitest";
import { mostAlike } from "./likeness.fixture.ts";
import { likenessOf, shinglesOf, wordsOf } from "./likeness.ts";

describe("likeness of texts", () => {
  it("reads words without case, punctuation or markup", () => {
    expect(wordsOf("„Mruk”, *said* Ola’s half-asleep tram. 15!")).toEqual([
      "mruk",
      "said",
      "ola’s",
      "half-asleep",
      "tram",
      "15",
    ]);
  });

  it("takes every run of three words once", () => {
    expect([...shinglesOf("a b c d a b c")]).toEqual(["a b c", "b c d", "c d a", "d a b"]);
    expect(shinglesOf("too short").size).toBe(0);
  });

  it("is 1 for the same text, 0 for strangers and the shared part otherwise", () => {
    const text = shinglesOf("one two three four");
    expect(likenessOf(text, text)).toBe(1);
    expect(likenessOf(text, shinglesOf("five six seven"))).toBe(0);
    expect(likenessOf(text, shinglesOf("one two three five"))).toBeCloseTo(1 / 3);
    expect(likenessOf(new Set(), new Set())).toBe(0);
  });

  it("finds the most alike pair of many, agreeing with comparing each pair", () => {
    const texts = ["a b c d e", "x y z", "a b c d f", "q a b c", "x y w"];
    const sets = texts.map((text) => shinglesOf(text));
    const all = sets.flatMap((one, i) => sets.slice(i + 1).map((other) => likenessOf(one, other)));
    const { most, mean } = mostAlike(texts);
    expect(most).toEqual({ likeness: Math.max(...all), pair: [0, 2] });
    expect(mean).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / all.length);
  });
});
