import { expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { memoryTerminal } from "./context.fixture.ts";
import { reportError } from "./report-error.ts";

const report = (error: unknown, options: { verbose?: boolean } = {}) => {
  const { terminal, notes } = memoryTerminal(options);
  return { code: reportError(error, terminal), notes: notes() };
};

it("writes a known error in one line with its hint", () => {
  const error = new AppError("DATE_INVALID", "2026-02-30 is not in the calendar", { hint: "Check the day." });
  expect(report(error)).toEqual({ code: 2, notes: "mruk: 2026-02-30 is not in the calendar\n  Check the day.\n" });
});

it("makes one line of an unexpected error, and says how to learn more", () => {
  const error = new Error("first line\nsecond \u001b[31mline");
  expect(report(error)).toEqual({
    code: 1,
    notes: "mruk: first line second line\n  With --verbose it says where this came from.\n",
  });
});

it("shows the stack and the causes when asked to, without what could steer the terminal", () => {
  const error = new Error("outer\u001b[2J", { cause: new Error("inner") });
  const { notes } = report(error, { verbose: true });
  expect(notes).toContain("report-error.test.ts");
  expect(notes).toContain("caused by: Error: inner");
  expect(notes).not.toContain("\u001b");
});

it.each([[undefined], [null], ["a text"], [{ odd: true }]])("survives %j being thrown", (thrown) => {
  const { code, notes } = report(thrown, { verbose: true });
  expect(code).toBe(1);
  expect(notes).toMatch(/^mruk: \S/);
});
