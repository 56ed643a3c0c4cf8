import { expect, it } from "vitest";
import { cannedRun, runIds } from "../canned-run.fixture.ts";
import { describe as describeEvent, hintOf, plannedLine, planSummary, runSummary, storageText } from "./describe.ts";

it("says every event in one line", () => {
  const lines = cannedRun.map(describeEvent);
  expect(lines).toContain("3 stories to make: 1 due, 2 ahead");
  expect(lines).toContain(`${runIds.published}: picture took 0.4 s`);
  expect(lines).toContain(`${runIds.published}: text was done before`);
  expect(lines).toContain(`${runIds.skipped}: another run made it first`);
  expect(lines).toContain("warning: origin does not answer");
  expect(lines).toContain("1 story made, 1 skipped, 1 failed");
});

it("passes the hints of warnings and failures on", () => {
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

it("says what things cost, where they cost anything", () => {
  const story = { id: runIds.published, timeSlot: "morning", publishedAt: "2026-11-21T08:00:00+01:00" } as const;
  const stories = [
    { ...story, reason: "due" as const, estimateUsd: 0.05 },
    { ...story, reason: "buffer" as const, estimateUsd: 0.1 },
  ];
  expect(planSummary(stories)).toBe("2 stories to make: 1 due, 1 ahead, about $0.15");
  expect(stories.map(plannedLine)).toEqual([
    "2026-11-21-morning    2026-11-21 08:00  due        $0.0500",
    "2026-11-21-morning    2026-11-21 08:00  ahead      $0.10",
  ]);
  expect(runSummary({ published: 2, skipped: 0, failed: 0, costUsd: 0.123 })).toBe("2 stories made for $0.12");
  expect(runSummary({ published: 2, skipped: 0, failed: 1, costUsd: 0.5, setAsideUsd: 0.2 })).toBe(
    "2 stories made, 1 failed for $0.50, $0.20 of it only set aside",
  );
  const step = { type: "step-finished", id: runIds.published, step: "picture", milliseconds: 400 } as const;
  expect(describeEvent({ ...step, costUsd: 0.0312 })).toBe(`${runIds.published}: picture took 0.4 s, $0.0312`);
});

it("says which attempt at a text it is, and why the one before was refused", () => {
  const id = runIds.published;
  const because = "English has 5 paragraphs, Polish 4";
  const refused = [because];
  expect(describeEvent({ type: "step-started", id, step: "text", attempt: 2, because })).toBe(
    `${id}: text, second try…`,
  );
  expect(describeEvent({ type: "step-finished", id, step: "checks", milliseconds: 1, refused })).toBe(
    `${id}: checks refused the text: English has 5 paragraphs, Polish 4`,
  );
});

it("says where a story is stored", () => {
  expect(storageText({ commit: null, pushed: false })).toBe("not committed");
  expect(storageText({ commit: "a1b2c3d4e5", pushed: false })).toBe("a1b2c3d, not pushed");
  expect(storageText({ commit: "a1b2c3d4e5", pushed: true })).toBe("a1b2c3d, pushed");
});

it("leaves out of the summary what did not happen", () => {
  expect(runSummary({ published: 2, skipped: 0, failed: 0 })).toBe("2 stories made");
});
