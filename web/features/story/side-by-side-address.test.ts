import { expect, it } from "vitest";
import { isSideBySide, sideBySideQuery } from "./side-by-side-address.ts";

it.each([true, false])("reads back what it writes: %s", (isShown) => {
  expect(isSideBySide(sideBySideQuery(isShown))).toBe(isShown);
});

it.each([
  ["?side-by-side=", true],
  ["?utm_source=letter&side-by-side", true],
  ["?side-by-side=1&side-by-side=2", true],
  ["?side-by-sides", false],
  ["?x=side-by-side", false],
])("reads %s as %s", (query, isShown) => {
  expect(isSideBySide(query)).toBe(isShown);
});
