import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf, unguarded } from "./csv.ts";

/** Reads a table by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push(row.splice(0));
  }
  return rows;
}

it("a table has a header, a line for each row, and quotes where they are needed", () => {
  expect(csvOf([{ id: "a", title: 'Mruk, "the cat"', likes: 3, cost: null }], ["id", "title", "likes", "cost"])).toBe(
    '\uFEFFid,title,likes,cost\r\na,"Mruk, ""the cat""",3,\r\n',
  );
  expect(csvOf<{ id: string }>([], ["id"])).toBe("\uFEFFid\r\n");
});

const anyText = fc.string({
  unit: fc.constantFrom("a", "ż", '"', "'", ",", "\r", "\n", "\t", " ", ";", "=", "-", "＝"),
});

it("a table can be read back, whatever the texts hold", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ a: anyText, b: anyText })), (rows) => {
      const [header, ...read] = readCsv(csvOf(rows, ["a", "b"]).slice(1));
      expect(header).toEqual(["a", "b"]);
      expect(read.map((cells) => cells.map(unguarded))).toEqual(rows.map(({ a, b }) => [a, b]));
    }),
  );
});

it.each([
  ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
  ["+1", "'+1"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1", "'＝1"],
  ["\t=1", "'\t'=1"],
  ["\r=1", "'\r'=1"],
  [' "=1', "' \"=1"],
  ["'=1", "''=1"],
  ["a;=1", "a;'=1"],
  ['a; "=1', "a;' \"=1"],
  ["a\t=1", "a\t'=1"],
  ["a\n=1", "a\n'=1"],
])("a spreadsheet does not evaluate %j", (text, guarded) => {
  const [, [cell] = []] = readCsv(csvOf([{ text }], ["text"]));
  expect(cell).toBe(guarded);
  expect(unguarded(guarded)).toBe(text);
});

it.each(["5 - 3", "rock'n'roll", "'quoted'", "a;b", "1 = 1", "kot+tag@example.org"])(
  "the text %j stays as it is",
  (text) => {
    expect(readCsv(csvOf([{ text }], ["text"]))).toEqual([["\uFEFFtext"], [text]]);
    expect(unguarded(text)).toBe(text);
  },
);

it("no cell begins with a formula, also for a spreadsheet that splits at semicolons or tabs and ignores quotation marks", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ a: anyText, b: anyText })), (rows) => {
      for (const cell of csvOf(rows, ["a", "b"]).split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/);
    }),
  );
});

it("a number has no guard, also a negative one", () => {
  expect(csvOf([{ change: -5, text: "-5" }], ["change", "text"])).toBe("\uFEFFchange,text\r\n-5,'-5\r\n");
});

it("control characters and invisible characters are removed", () => {
  expect(csvOf([{ text: "\u001b]0;x\u0007\u009b2J\u202e=1" }], ["text"])).toBe("\uFEFFtext\r\n]0;x2J=1\r\n");
  expect(csvOf([{ text: "\u200e=1" }], ["text"])).toBe("\uFEFFtext\r\n'=1\r\n");
});
