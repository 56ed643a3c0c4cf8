import { expect, it } from "vitest";
import { latest } from "./latest.ts";

it("makes what it is asked for once, and forgets what was not asked for for the longest time", () => {
  const made: string[] = [];
  const upper = latest(2, (text: string) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect(["a", "b", "a", "c", "a", "b"].map(upper)).toEqual(["A", "B", "A", "C", "A", "B"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
});
