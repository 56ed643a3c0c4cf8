import fc from "fast-check";
import { expect, it } from "vitest";
import { wrapped } from "./wrap.ts";

it("breaks between words, and keeps the text's own lines", () => {
  expect(wrapped("Mruk did what beginners never do: nothing.\n\nHe waited.", 16)).toBe(
    "Mruk did what\nbeginners never\ndo: nothing.\n\nHe waited.",
  );
});

it("leaves a word that is longer than the line alone", () => {
  expect(wrapped("see https://example.org/a/long/address now", 10)).toBe(
    "see\nhttps://example.org/a/long/address\nnow",
  );
});

it("loses and adds nothing but line breaks, and fills no line beyond the width unless one word does", () => {
  const words = fc.array(fc.stringMatching(/^[a-zżółć]{1,30}$/), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (words, width) => {
      const lines = wrapped(words.join(" "), width).split("\n");
      expect(lines.join(" ")).toBe(words.join(" "));
      for (const line of lines) expect(line.length <= width || !line.includes(" ")).toBe(true);
    }),
  );
});
