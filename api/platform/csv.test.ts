import fc from "fast-check";
import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

/** Reads a table as RFC 4180 has it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push(row.splice(0));
  }
  return rows;
}

it("writes a header, a line per row and quotes where they are needed", () => {
  expect(csvOf([{ id: "a", title: 'Mruk, "the cat"', likes: 3, cost: null }], ["id", "title", "likes", "cost"])).toBe(
    '\uFEFFid,title,likes,cost\r\na,"Mruk, ""the cat""",3,\r\n',
  );
  expect(csvOf<{ id: string }>([], ["id"])).toBe("\uFEFFid\r\n");
});

it("can be read again, whatever the texts hold", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "ż", '"', ",", "\r", "\n", " ", ";", "=") });
  fc.assert(
    fc.property(fc.array(fc.record({ a: text, b: text })), (rows) => {
      const [header, ...read] = readCsv(csvOf(rows, ["a", "b"]).slice(1));
      expect(header).toEqual(["a", "b"]);
      expect(read.map((cells) => cells.map((cell) => cell.replace(/^'/, "")))).toEqual(rows.map(({ a, b }) => [a, b]));
    }),
  );
});

it.each(['=HYPERLINK("http://x")', "+1", "-1+1", "@SUM(A1)", "\t=1", "\r=1"])(
  "keeps a spreadsheet from calculating %j",
  (text) => {
    const [, [cell] = []] = readCsv(csvOf([{ text }], ["text"]));
    expect(cell).toBe(`'${text}`);
  },
);

it("leaves out what a terminal would obey, and what hides in a text", () => {
  expect(csvOf([{ text: "\u001b]0;x\u0007\u009b2J\u202e=1" }], ["text"])).toBe("\uFEFFtext\r\n]0;x2J=1\r\n");
  expect(csvOf([{ text: "\u200e=1" }], ["text"])).toBe("\uFEFFtext\r\n'=1\r\n");
});
