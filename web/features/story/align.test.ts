import { describe, expect, it } from "vitest";
import { type Block, readParagraphs } from "#api/stories/paragraphs.ts";
import { align } from "./align.ts";

const wordsOf = (block: Block) =>
  block.type === "break"
    ? "***"
    : (block.type === "list" ? block.items.flat() : block.inlines).map(({ text }) => text).join("");
/** The rows of two texts, given by their paragraphs, as words. */
const rowsOf = (own: readonly string[], other: readonly string[]) =>
  align(readParagraphs(own.join("\n\n")), readParagraphs(other.join("\n\n"))).map((row) => [
    row.own.map(wordsOf),
    row.other.map(wordsOf),
  ]);

/** A paragraph of this length. */
const long = (letter: string, length: number) => letter.repeat(length);

describe("texts of the same form", () => {
  it("have a row for each paragraph, however their lengths differ", () => {
    expect(rowsOf(["One.", long("t", 300), "Three."], [long("j", 200), "Dwa.", "Trzy."])).toEqual([
      [["One."], [long("j", 200)]],
      [[long("t", 300)], ["Dwa."]],
      [["Three."], ["Trzy."]],
    ]);
  });

  it("share their breaks, each in a row of its own", () => {
    expect(rowsOf(["One.", "***", "Two."], ["Raz.", "•••", "Dwa."])).toEqual([
      [["One."], ["Raz."]],
      [["***"], []],
      [["Two."], ["Dwa."]],
    ]);
  });
});

describe("texts of another form", () => {
  it("have a row for each paragraph of the one with fewer, beside as many of the other as have its length", () => {
    const [a, b, c, d] = [long("a", 100), long("b", 100), long("c", 90), long("d", 110)];
    const [first, second] = [long("p", 210), long("q", 190)];
    expect(rowsOf([first, second], [a, b, c, d])).toEqual([
      [[first], [a, b]],
      [[second], [c, d]],
    ]);
    expect(rowsOf([a, b, c, d], [first, second])).toEqual([
      [[a, b], [first]],
      [[c, d], [second]],
    ]);
  });

  it("leave no row without a counterpart, also beside one long paragraph", () => {
    const [a, b, c, d] = [long("a", 900), "b", "c", "d"];
    expect(rowsOf(["One.", "Two.", "Three."], [a, b, c, d])).toEqual([
      [["One."], [a]],
      [["Two."], [b]],
      [["Three."], [c, d]],
    ]);
    expect(rowsOf([long("x", 900), "y"], ["p", "q", "r"])).toEqual([
      [[long("x", 900)], ["p", "q"]],
      [["y"], ["r"]],
    ]);
  });

  it("are aligned scene by scene where both have as many breaks", () => {
    expect(rowsOf(["One.", "***", "Two.", "Three."], ["Raz.", "I jeszcze.", "***", "Dwa."])).toEqual([
      [["One."], ["Raz.", "I jeszcze."]],
      [["***"], []],
      [["Two.", "Three."], ["Dwa."]],
    ]);
  });

  it("keep each break before what follows it where their scenes differ", () => {
    expect(rowsOf(["***", "One.", "***", "Two.", "***"], ["Raz.", "Dwa."])).toEqual([
      [["***", "One."], ["Raz."]],
      [["***", "Two.", "***"], ["Dwa."]],
    ]);
    expect(rowsOf(["***"], ["Raz.", "Dwa."])).toEqual([[["***"], ["Raz.", "Dwa."]]]);
  });

  it("have one row where a scene of one is empty", () => {
    expect(rowsOf(["One.", "***"], ["***", "Raz."])).toEqual([
      [["One."], []],
      [["***"], []],
      [[], ["Raz."]],
    ]);
    expect(rowsOf(["***"], ["***"])).toEqual([[["***"], []]]);
  });

  it("count lists by their items and lose nothing, in any order, also of thousands of paragraphs", () => {
    const own = Array.from({ length: 3000 }, (_, n) => `Paragraph ${n}${n % 7 ? "" : "\n\n- a\n- b"}`);
    const other = Array.from({ length: 4100 }, (_, n) => (n % 11 ? `Akapit ${n}` : "***"));
    const [first, second] = [own, other].map((text) => readParagraphs(text.join("\n\n")));
    const rows = align(first ?? [], second ?? []);
    expect(rows.flatMap((row) => row.own)).toEqual(first);
    expect(rows.flatMap((row) => row.other)).toEqual(second);
    expect(rows.every((row) => row.own.length > 0 && row.other.length > 0)).toBe(true);
  });
});
