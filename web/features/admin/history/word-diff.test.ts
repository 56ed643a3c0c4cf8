import { expect, it } from "vitest";
import { differenceOf, type Piece, shortened } from "./word-diff.ts";

const side = (pieces: Piece[], other: "removed" | "added") =>
  pieces.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join("");

it("marks the words that differ, in Polish too", () => {
  expect(differenceOf("Mruk śpi na piecu.", "Mruk leży na piecu.")).toEqual([
    { kind: "same", text: "Mruk " },
    { kind: "removed", text: "śpi" },
    { kind: "added", text: "leży" },
    { kind: "same", text: " na piecu." },
  ]);
});

it("reads as one exchange where several words in a row are others", () => {
  expect(differenceOf("a cold wet morning", "a warm dry morning")).toEqual([
    { kind: "same", text: "a " },
    { kind: "removed", text: "cold wet" },
    { kind: "added", text: "warm dry" },
    { kind: "same", text: " morning" },
  ]);
});

it.each([
  ["", ""],
  ["", "new"],
  ["old", ""],
  ["One.\n\nTwo three.", "One and a half.\n\nTwo.\n\nFour."],
  ["a b c d e", "e d c b a"],
])("leads from %j to %j", (before, after) => {
  const pieces = differenceOf(before, after);
  expect([side(pieces, "added"), side(pieces, "removed")]).toEqual([before, after]);
});

it("gives up comparing words where two long texts have nothing in common, and still shows both", () => {
  const text = (word: string) => Array.from({ length: 8000 }, (_, index) => `${word}${index}`).join(" ");
  const pieces = differenceOf(text("a"), text("b"));
  expect([side(pieces, "added"), side(pieces, "removed")]).toEqual([text("a"), text("b")]);
});

it("leaves out the middle of unchanged text, and never a change", () => {
  const long = "The tram went by again. ".repeat(60);
  const pieces = shortened(differenceOf(`${long}old ${long}end`, `${long}new ${long}end!`));
  expect(pieces.filter((piece) => piece === null)).toHaveLength(2);
  expect(pieces.flatMap((piece) => (piece && piece.kind !== "same" ? [piece.text] : []))).toEqual(["old", "new", "!"]);
  expect(pieces.reduce((sum, piece) => sum + (piece?.text.length ?? 0), 0)).toBeLessThan(700);
});

it("shows a text that did not change at all as it is", () => {
  const text = "The same. ".repeat(100);
  expect(shortened(differenceOf(text, text))).toEqual([{ kind: "same", text }]);
});
