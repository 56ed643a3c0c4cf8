import { expect, it } from "vitest";
import { AppError, type ErrorCode, httpStatus } from "#api/platform/errors.ts";
import { houseStepsIn } from "./fallback.ts";

const codes = Object.keys(httpStatus) as ErrorCode[];
// The house needs neither money nor dictionaries.
const needless = ["BUDGET_SPENT", "ATTEMPTS_SPENT", "DICTIONARY_MISSING"];
const ofServices = codes.filter((code) => code.startsWith("SERVICE_") || needless.includes(code));
const rejections = ["TEXT_REJECTED", "PICTURE_REJECTED"] as const satisfies ErrorCode[];
const reasons = ["due", "asked", "buffer"] as const;
const at = (code: ErrorCode) => reasons.filter((reason) => houseStepsIn(new AppError(code, "No"), reason));

it.each(ofServices)("replaces the makers after %s if somebody waits for the story, and not for the buffer", (code) => {
  expect(at(code)).toEqual(["due", "asked"]);
});

it.each(rejections)("replaces the makers after %s in any case", (code) => {
  expect(at(code)).toEqual(["due", "asked", "buffer"]);
});

it("does not replace the makers after a failure that would stop the house as well, or an unforeseen one", () => {
  const others = codes.filter((code) => !ofServices.includes(code) && !rejections.some((known) => known === code));
  expect(others.filter((code) => at(code).length > 0)).toEqual([]);
  expect(houseStepsIn(new Error("a mistake"), "due")).toBe(false);
});
