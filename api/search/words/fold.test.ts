import { expect, it } from "vitest";
import { fold, formsOf, tokensOf } from "./fold.ts";

it("takes letters with and without marks, large and small, for the same", () => {
  expect(formsOf("Żółty ŻÓŁTY zolty żółty")).toEqual(["zolty", "zolty", "zolty", "zolty"]);
  expect(formsOf("Straße, Ærø & œuvre")).toEqual(["strasse", "aero", "oeuvre"]);
  // Decomposed, as some keyboards type it.
  expect(fold("pierógi".normalize("NFD"))).toBe("pierogi");
});

it("knows where each word stands", () => {
  const text = "„Gdzie jest Bułka?”";
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Gdzie", "jest", "Bułka"]);
});

it("finds no word in signs, and compares endless ones by their beginning", () => {
  expect(formsOf("—…!?„”")).toEqual([]);
  expect(formsOf("a".repeat(500))).toEqual(["a".repeat(40)]);
});
