import { expect, it } from "vitest";
import { storeOf } from "../parts.fixture.ts";
import { StoryId } from "../stories/model.ts";
import { countsInMemory } from "./counts.fixture.ts";
import { openEngagement } from "./engagement.ts";
import type { EngagementState } from "./model.ts";

const id = StoryId.parse("2026-11-21-morning");
const another = StoryId.parse("2026-11-20-evening");

function open() {
  let now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  let failure: Error | undefined;
  const state: EngagementState = { stories: {}, days: {} };
  const { update, ...store } = storeOf(state);
  const engagement = openEngagement({
    clock: { now: () => now },
    store: countsInMemory({ ...store, update: (change) => (failure ? Promise.reject(failure) : update(change)) }),
  });
  return {
    ...engagement,
    state,
    passTo: (instant: string) => {
      now = Temporal.Instant.from(instant);
    },
    failWith: (error: Error) => {
      failure = error;
    },
  };
}

it("counts likes, views and clicks of each story for itself", async () => {
  const { like, unlike, view, click, countsOf, likesOf } = open();
  await like(id);
  await like(id);
  await unlike(id);
  await view(id);
  await click(id);
  await click(another);
  expect(countsOf(id)).toEqual({ likes: 1, views: 1, clicks: 1 });
  expect(countsOf(another)).toEqual({ likes: 0, views: 0, clicks: 1 });
  expect(countsOf(StoryId.parse("2031-01-01-morning"))).toEqual({ likes: 0, views: 0, clicks: 0 });
  expect(likesOf(id)).toBe(1);
});

it("hands out numbers that nobody can count with but itself", async () => {
  const { like, countsOf } = open();
  countsOf(id).likes = 100;
  await like(id);
  countsOf(id).likes = 100;
  expect(countsOf(id).likes).toBe(1);
});

it("counts a day from midnight to midnight in Warsaw, also when the clocks change", async () => {
  const { view, state, passTo } = open();
  for (const instant of [
    "2026-10-24T21:59:59Z",
    "2026-10-24T22:00:00Z",
    "2026-10-25T22:59:59Z",
    "2026-10-25T23:00:00Z",
  ]) {
    passTo(instant);
    await view(id);
  }
  expect(Object.entries(state.days).map(([date, { views }]) => [date, views])).toEqual([
    ["2026-10-24", 1],
    ["2026-10-25", 2],
    ["2026-10-26", 1],
  ]);
});

it("never counts below zero, not even on a day on which yesterday's like is taken back", async () => {
  const { like, unlike, state, passTo } = open();
  await unlike(id);
  expect(state).toEqual({ stories: {}, days: {} });
  await like(id);
  passTo("2026-11-22T12:00:00Z");
  await unlike(id);
  await unlike(id);
  expect(state).toEqual({
    stories: { [id]: { likes: 0, views: 0, clicks: 0 } },
    days: { "2026-11-21": { likes: 1, views: 0, clicks: 0 }, "2026-11-22": { likes: 0, views: 0, clicks: 0 } },
  });
});

it("has a new version of the likes after each change of them, and after one that failed, and after nothing else", async () => {
  const { like, unlike, view, likesVersion, failWith } = open();
  const versions = [likesVersion()];
  for (const change of [like, unlike, view]) {
    await change(id);
    versions.push(likesVersion());
  }
  failWith(new Error("no room"));
  await expect(like(id)).rejects.toThrow("no room");
  versions.push(likesVersion());
  const [start, liked, unliked, viewed, failed] = versions;
  expect(new Set([start, liked, unliked, failed]).size).toBe(4);
  expect(viewed).toBe(unliked);
});
