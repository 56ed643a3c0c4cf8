import { expect, it } from "vitest";
import { cannedRun, runIds } from "./canned-run.fixture.ts";
import { describe as describeEvent, hintOf, plannedLine, planSummary, runSummary, whereItLies } from "./describe.ts";

it("says every event in one line", () => {
  const lines = cannedRun.map(describeEvent);
  expect(lines).toContain("3 stories to make: 1 due, 2 ahead");
  expect(lines).toContain(`${runIds.published}: picture took 0.4 s`);
  expect(lines).toContain(`${runIds.published}: text was done before`);
  expect(lines).toContain(`${runIds.skipped}: another run made it first`);
  expect(lines).toContain("warning: origin does not answer");
  expect(lines).toContain("1 story made, 1 skipped, 1 failed");
});

it("hands on the hints of warnings and failures", () => {
  expect(cannedRun.map(hintOf).filter((hint) => hint !== undefined)).toEqual(["The next run pushes.", "Run it again."]);
});

it("says when there is nothing to make", () => {
  expect(planSummary([])).toBe("Nothing to make: every slot has its story");
});

it("lists a planned story with its time in Warsaw and the reason", () => {
  const [event] = cannedRun;
  const lines = event?.type === "planned" ? event.stories.map(plannedLine) : [];
  expect(lines[0]).toBe("2026-11-21-morning    2026-11-21 08:00  due");
});

it("says in whose hands a story is", () => {
  expect(whereItLies({ commit: null, pushed: false })).toBe("not committed");
  expect(whereItLies({ commit: "a1b2c3d4e5", pushed: false })).toBe("a1b2c3d, not pushed");
  expect(whereItLies({ commit: "a1b2c3d4e5", pushed: true })).toBe("a1b2c3d, pushed");
});

it("leaves out of the summary what did not happen", () => {
  expect(runSummary({ published: 2, skipped: 0, failed: 0 })).toBe("2 stories made");
});
