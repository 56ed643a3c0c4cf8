import { expect, it } from "vitest";
import { cannedRun, runIds } from "../canned-run.fixture.ts";
import { advance, type Progress, progressFrom } from "./progress.ts";

/** The progress after a number of events of the canned run, one every 100 ms. */
const after = (count: number): Progress =>
  cannedRun
    .slice(0, count)
    .reduce((progress, event, index) => advance(progress, event, 1000 + index * 100), progressFrom(1000));

it("has every planned story waiting at first", () => {
  expect(after(1).open).toEqual(Object.values(runIds).map((id) => ({ id, done: [] })));
});

it("knows the steps that are done, the one that runs, and since when", () => {
  expect(after(4).open[0]).toEqual({ id: runIds.published, done: ["brief"], current: "text", startedAt: 1100 });
  expect(after(5).open[0]).toEqual({ id: runIds.published, done: ["brief", "text"], startedAt: 1100 });
});

it("moves a story from the open ones to the entries when it ends, with the time it took", () => {
  const progress = after(16);
  expect(progress.open.map(({ id }) => id)).toEqual([runIds.skipped, runIds.failed]);
  expect(progress.entries).toMatchObject([{ event: { type: "story-published" }, milliseconds: 1400 }]);
});

it("only ever adds entries at the end, each with its own key", () => {
  let earlier: Progress["entries"] = [];
  for (const count of cannedRun.keys()) {
    const { entries } = after(count + 1);
    expect(entries.slice(0, earlier.length)).toEqual(earlier);
    earlier = entries;
  }
  expect(new Set(earlier.map(({ key }) => key)).size).toBe(4);
});

it("ends with nothing open and the time of the whole run", () => {
  const progress = after(cannedRun.length);
  expect(progress.open).toEqual([]);
  expect(progress.finish).toMatchObject({
    published: 1,
    skipped: 1,
    failed: 1,
    milliseconds: (cannedRun.length - 1) * 100,
  });
});

it("gives a story that was not planned a row of its own", () => {
  const progress = advance(progressFrom(0), { type: "step-started", id: runIds.failed, step: "brief" }, 5);
  expect(progress.open).toEqual([{ id: runIds.failed, done: [], current: "brief", startedAt: 5 }]);
});

it("takes back what is done again", () => {
  const { published: id } = runIds;
  const again = { attempt: 2, because: "Too short" };
  const events = [
    ...(["brief", "text", "checks"] as const).map(
      (step) => ({ type: "step-finished", id, step, milliseconds: 1 }) as const,
    ),
    { type: "step-started", id, step: "text", ...again } as const,
  ];
  const progress = events.reduce((progress, event) => advance(progress, event, 5), progressFrom(0));
  expect(progress.open).toEqual([{ id, startedAt: 5, done: ["brief"], current: "text", again }]);
  const next = advance(progress, { type: "step-started", id, step: "picture" }, 6);
  expect(next.open[0]).not.toHaveProperty("again");
});
