import { expect, it } from "vitest";
import { rangeOf } from "./chosen.ts";

const ids = ["a", "b", "c", "d"];

it("reaches from one to another in either direction, and is one alone where the first has left the list", () => {
  expect(rangeOf(ids, "b", "d")).toEqual(["b", "c", "d"]);
  expect(rangeOf(ids, "d", "b")).toEqual(["b", "c", "d"]);
  expect(rangeOf(ids, null, "c")).toEqual(["c"]);
  expect(rangeOf(ids, "gone", "c")).toEqual(["c"]);
});
