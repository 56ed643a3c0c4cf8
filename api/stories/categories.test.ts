import { expect, it } from "vitest";
import { categoryIn } from "./categories.ts";

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
