import { expect, it } from "vitest";
import { durationText } from "./durations.ts";

it.each([
  [0, "0.0 s"],
  [49, "0.0 s"],
  [1234, "1.2 s"],
  [59_949, "59.9 s"],
  [59_951, "1 min 00 s"],
  [125_000, "2 min 05 s"],
  [3_600_000, "60 min 00 s"],
])("says %i ms as %s", (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});
