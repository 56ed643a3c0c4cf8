import { describe, expect, it } from "vitest";
import type { Job } from "#api/jobs/model.ts";
import { elapsed, hasEnded, itemsToShow, progressOf, withJob, withoutUnlisted } from "./job-list.ts";

const jobOf = (facts: Partial<Job>): Job => ({
  id: "a",
  kind: "generate-daily",
  state: "running",
  by: "Ola",
  startedAt: "2026-11-21T14:00:00Z",
  items: [],
  ...facts,
});
const items = (...states: Job["items"][number]["state"][]) => states.map((state, index) => ({ id: `${index}`, state }));

describe("the job list of a tab", () => {
  it("lists each job once in its latest state, the newest first", () => {
    const older = jobOf({ id: "older", startedAt: "2026-11-21T13:00:00Z" });
    const newer = jobOf({ id: "newer" });
    expect(withJob([older], newer)).toEqual([newer, older]);
    const done = { ...older, state: "done" as const };
    expect(withJob([newer, older], done)).toEqual([newer, done]);
  });

  it("loses the jobs that were dismissed, in this tab or while it did not listen", () => {
    const [older, newer] = [jobOf({ id: "older", state: "done" }), jobOf({ id: "newer" })];
    expect(withJob([newer, older], { ...older, dismissed: true })).toEqual([newer]);
    expect(withoutUnlisted([newer, older], { before: [older], listed: [] })).toEqual([newer]);
    expect(withoutUnlisted([newer, older], { before: [older], listed: [older] })).toEqual([newer, older]);
  });

  it("reports a job as ended once, when its end is new to the tab", () => {
    const running = jobOf({});
    expect(hasEnded([running], jobOf({ state: "done" }))).toBe(true);
    expect(hasEnded([running], jobOf({ state: "cancelling" }))).toBe(false);
    expect(hasEnded([jobOf({ state: "failed" })], jobOf({ state: "failed" }))).toBe(false);
    expect(hasEnded([], jobOf({ state: "done" }))).toBe(true);
    expect(hasEnded([], jobOf({}))).toBe(false);
  });

  it("counts finished items, successful or not", () => {
    expect(progressOf({ items: items("done", "failed", "skipped", "unfinished", "working", "waiting") })).toEqual({
      ended: 4,
      total: 6,
    });
  });

  it("shows current and failed items first where there are many", () => {
    expect(itemsToShow({ items: items("done", "waiting") }, 2)).toEqual({ shown: items("done", "waiting"), more: 0 });
    const { shown, more } = itemsToShow({ items: items("done", "waiting", "failed", "done", "working") }, 3);
    expect([shown.map(({ state }) => state), more]).toEqual([["working", "failed", "done"], 2]);
  });
});

it.each([
  [-5, "0:00"],
  [0, "0:00"],
  [9_999, "0:09"],
  [61_000, "1:01"],
  [3_599_000, "59:59"],
  [3_661_000, "1:01:01"],
])("says %i ms as %s", (milliseconds, text) => {
  expect(elapsed(milliseconds)).toBe(text);
});
