import fc from "fast-check";
import { expect, it } from "vitest";
import { jsonLine, printable, printableLines } from "./printable.ts";

// Terminals act on C0 and C1 controls, and on the marks that change the direction of the text behind them.
const steersTerminals = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

it("leaves ordinary text as it is, also Polish and emoji", () => {
  expect(printable("Zażółć gęślą jaźń – “Mruk” 👩‍🚀")).toBe("Zażółć gęślą jaźń – “Mruk” 👩‍🚀");
});

it("takes colours, cursor moves, window titles and clipboard writes out", () => {
  expect(printable("a\u001b[31mb\u001b[2Jc")).toBe("abc");
  expect(printable("x\u001b]0;owned\u0007y")).not.toMatch(steersTerminals);
  expect(printable("x\u001b]52;c;cm0gLXJm\u0007y")).not.toMatch(steersTerminals);
});

it("makes one line of many", () => {
  expect(printable("one\r\ntwo\u2028three")).toBe("one two three");
});

it("lets nothing through that steers a terminal, whatever the text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => !steersTerminals.test(printable(text))));
});

it("keeps the lines of a longer text, and nothing else that steers", () => {
  expect(printableLines("one\n\n\u001b[1mtwo\u202e \r\nthree")).toBe("one\n\ntwo\nthree");
});

it("writes JSON in one line that reads back as the same value and holds no control character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const line = jsonLine({ text });
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(JSON.parse(line)).toEqual({ text });
    }),
  );
});
