import { expect, it } from "vitest";
import { isEmpty, parseQuery } from "./query.ts";

it.each([
  ['"in the rain" cat', [["in", "the", "rain"]], ["cat"]],
  ["„w deszczu” kot", [["w", "deszczu"]], ["kot"]],
  [
    "“in the rain” «na dachu»",
    [
      ["in", "the", "rain"],
      ["na", "dachu"],
    ],
    [],
  ],
  ['an open "quotation mark', [], ["open", "quotation", "mark"]],
  ["the cat who went to the post office", [], ["cat", "went", "post", "office"]],
  ["to be", [], ["to", "be"]],
  ['"" kot', [], ["kot"]],
])("reads %s", (text, phrases, words) => {
  expect(parseQuery(text)).toMatchObject({ phrases, words });
});

it("looks for a few words only, and once for each", () => {
  const many = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
  expect(parseQuery(many).words).toHaveLength(10);
  expect(parseQuery("kot kota Kot kot").words).toEqual(["kot", "kota"]);
  expect(parseQuery('"a" "b" "c" "d" "e" "f"').phrases).toHaveLength(4);
});

it("is empty where there is no word", () => {
  for (const text of ["", "  ", "?!", '""', "„”", "— … —"]) expect(isEmpty(parseQuery(text))).toBe(true);
  for (const text of ["кот", "x", "2026"]) expect(isEmpty(parseQuery(text))).toBe(false);
});
