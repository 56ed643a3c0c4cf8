import { expect, it } from "vitest";
import type { Job } from "#api/jobs/model.ts";
import { isRunning } from "./running-jobs.ts";

const job: Job = {
  id: "a",
  kind: "upload-all-videos",
  state: "running",
  by: "Ola",
  startedAt: "2026-11-21T14:00:00Z",
  items: [
    { id: "one", state: "done" },
    { id: "two", state: "working", step: "send" },
    { id: "three", state: "waiting" },
  ],
};

it("knows which stories a job still has to finish", () => {
  const at = (id: string) => isRunning([job], ["upload-video", "upload-all-videos"], id);
  expect(["one", "two", "three", "four"].map(at)).toEqual([false, true, true, false]);
});

it("counts a job as running until it has stopped", () => {
  expect(isRunning([job], ["upload-all-videos"])).toBe(true);
  expect(isRunning([job], ["generate-video"])).toBe(false);
  expect(isRunning([{ ...job, state: "cancelling" }], ["upload-all-videos"], "two")).toBe(true);
  expect(isRunning([{ ...job, state: "cancelled" }], ["upload-all-videos"])).toBe(false);
});
