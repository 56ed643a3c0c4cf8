import { expect, it } from "vitest";
import { categoryKey } from "./archive/category-key.ts";
import { bundledKeys, categories, categoryFromAddress, categoryIn, categoryToAddress } from "./categories.ts";

it.each([
  ["Daily Life", "Codzienne Życie"],
  ["Adventure", "Przygoda"],
  ["Lifestyle", "Styl Życia"],
  ["Playtime", "Czas Zabawy"],
  ["Portrait", "Portret"],
  ["Friendship", "Przyjaźń"],
])("%s is a bundled category, in Polish %s", (english, polish) => {
  expect([categoryIn("en", english), categoryIn("pl", english)]).toEqual([english, polish]);
});

it("shows any other category as it was written", () => {
  for (const category of ["Naps", "daily life", "toString"]) expect(categoryIn("pl", category)).toBe(category);
});

it.each([
  ["Daily Life", "daily-life", "codzienne-zycie"],
  ["Lifestyle", "lifestyle", "styl-zycia"],
  ["Naps & naps", "naps-naps", "naps-naps"],
  ["Łapy, łapki", "lapy-lapki", "lapy-lapki"],
  ["猫", "u732b", "u732b"],
  ["???", "other", "other"],
  ["Constructor", "constructor", "constructor"],
])("%s is %s in an address, and in Polish %s", (category, english, polish) => {
  const key = categoryKey(category);
  expect([categoryToAddress(key, "en"), categoryToAddress(key, "pl")]).toEqual([english, polish]);
  expect([categoryFromAddress(english, "en"), categoryFromAddress(polish, "pl")]).toEqual([key, key]);
});

it("takes a bundled category's Polish name for that category, and its address in the other language for none", () => {
  for (const [english, polish] of Object.entries(categories)) expect(categoryKey(polish)).toBe(categoryKey(english));
  expect(Object.keys(bundledKeys)).toEqual(Object.keys(categories).map(categoryKey));
  expect([categoryFromAddress("codzienne-zycie", "en"), categoryFromAddress("daily-life", "pl")]).toEqual([null, null]);
});
