import { expect, it } from "vitest";
import { ownWindows } from "./rate-counters.ts";

it("own windows keep the latest callers, and drop others where there are too many", () => {
  const windows = ownWindows({ seconds: 3600 }, 3);
  const add = (key: string) => windows.add(key).hits;
  expect([add("a"), add("a"), add("b"), add("c"), add("d"), add("a")]).toEqual([1, 2, 1, 1, 1, 3]);
  expect([add("e"), add("f"), add("a"), add("b")]).toEqual([1, 1, 4, 1]);
});
