import { expect, it } from "vitest";
import { distance } from "./distance.ts";

it.each([
  ["kot", "kot", 0],
  ["pierogi", "pireogi", 1],
  ["pierogi", "pierogui", 1],
  ["pierogi", "pirogi", 1],
  ["bulka", "bolka", 1],
  ["tramwaj", "trmwja", 2],
  ["", "kot", 3],
])("from %s to %s it is %i", (one, other, steps) => {
  expect([distance(one, other, 3), distance(other, one, 3)]).toEqual([steps, steps]);
});

it("says only that it is more beyond what is asked", () => {
  expect(distance("kaloryfer", "kot", 2)).toBeGreaterThan(2);
  expect(distance("aaaaaa", "bbbbbb", 2)).toBeGreaterThan(2);
});
