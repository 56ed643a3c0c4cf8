import { expect, it } from "vitest";
import { AppError, type ErrorCode, httpStatus } from "../platform/errors.ts";
import { houseStepsIn } from "./fallback.ts";

const codes = Object.keys(httpStatus) as ErrorCode[];
const spent = ["BUDGET_SPENT", "ATTEMPTS_SPENT"];
const ofServices = codes.filter((code) => code.startsWith("SERVICE_") || spent.includes(code));
const rejections = ["TEXT_REJECTED", "PICTURE_REJECTED"] as const satisfies ErrorCode[];
const reasons = ["due", "asked", "buffer"] as const;
const at = (code: ErrorCode) => reasons.filter((reason) => houseStepsIn(new AppError(code, "No"), reason));

it.each(ofServices)("steps in at %s where somebody waits for the story, and not for the buffer", (code) => {
  expect(at(code)).toEqual(["due", "asked"]);
});

it.each(rejections)("steps in at %s whoever waits", (code) => {
  expect(at(code)).toEqual(["due", "asked", "buffer"]);
});

it("does not step in for anything that would stop the house as well, or that nobody foresaw", () => {
  const others = codes.filter((code) => !ofServices.includes(code) && !rejections.some((known) => known === code));
  expect(others.filter((code) => at(code).length > 0)).toEqual([]);
  expect(houseStepsIn(new Error("a mistake"), "due")).toBe(false);
});
