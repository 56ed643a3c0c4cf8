import { expect, it } from "vitest";
import { wordTests } from "./words.ts";

const finds = (typed: string, text: string) => wordTests(typed).every((isIn) => isIn(text));

it.each([
  ["zolw", "Żółw i ZAJĄC"],
  ["ŻÓŁW", "zolw"],
  ["żółw", "ŻÓŁW"],
  ["zajac zolw", "Żółw i zając"],
  ["arap", "na parapecie"],
  ["creme", "crème brûlée"],
  ["zolw", "z\u0307o\u0301łw, each mark behind its letter"],
  ["2026-11-21", "2026-11-21-morning"],
  ["(a+)+$", "what (a+)+$ would do to a pattern"],
  ["[\\]^-", "[\\]^-"],
  ["🐈", "a 🐈 on the sill"],
  ["  ", "anything"],
  ["", "anything"],
])("%s finds %s", (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

it.each([
  ["zolw zajac", "Żółw"],
  [".", "no full stop"],
  ["a.c", "abc"],
  ["[abc]", "abc"],
  ["zolw", "zo lw"],
])("%s does not find %s", (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});
