import { expect, it } from "vitest";
import type { EngagementState, StoryCounts } from "#api/engagement/model.ts";
import type { GenerationRun } from "#api/generation/model.ts";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { StatsOverview } from "./model.ts";
import { openStatistics } from "./statistics.ts";

type Situation = {
  now?: string;
  stories?: Story[];
  counts?: Record<string, Partial<StoryCounts>>;
  days?: Record<string, Partial<StoryCounts>>;
  runs?: Partial<GenerationRun>[];
};

const nothing = { likes: 0, views: 0, clicks: 0 };

function statisticsOf({ now = "2026-11-21T14:30:00+01:00", ...given }: Situation = {}) {
  const { stories = [], counts = {}, days = {}, runs = [] } = given;
  const countsOf = (id: string) => ({ ...nothing, ...counts[id] });
  return openStatistics({
    library: {
      ...indexStories(stories.map(timed), { likesOf: (id) => countsOf(id).likes }),
      faults: () => [{ path: "stories/2026/11/torn.md" }],
    },
    countsOf,
    countsByDay: () =>
      Object.fromEntries(
        Object.entries(days).map(([date, counted]) => [date, { ...nothing, ...counted }]),
      ) satisfies EngagementState["days"],
    subscribers: () => ({ confirmed: 7, weekly: 0, waiting: 2, bounced: 0 }),
    runs: async () => runs.map(runOf),
    remote: async () => ({ state: "equal" }),
    buffer: () => ({ ready: 0, later: 0, until: null, gap: null, level: "empty" }),
    clock: { now: () => Temporal.Instant.from(now) },
  });
}

const runOf = (fields: Partial<GenerationRun>): GenerationRun => ({
  origin: "schedule",
  startedAt: "2026-11-21T05:00:00Z",
  endedAt: "2026-11-21T05:01:00Z",
  published: 3,
  skipped: 0,
  failed: 0,
  costUsd: 0,
  ...fields,
});

const costing = (id: string, costUsd: number) =>
  storyOf({ id, madeBy: { storyteller: "house", illustrator: "house", costUsd } });

it("sums the counts of existing stories, and leaves out deleted ones", async () => {
  const overview = await statisticsOf({
    stories: [storyOf({ id: "2026-11-21-morning" }), storyOf({ id: "2026-11-22-morning" })],
    counts: {
      "2026-11-21-morning": { likes: 2, views: 30, clicks: 4 },
      "2026-11-01-morning": { likes: 100, views: 1000, clicks: 50 },
    },
    days: { "2026-11-21": { likes: 1, views: 5, clicks: 2 }, "2026-11-20": { views: 9 } },
  }).overview();
  expect(StatsOverview.parse(overview)).toEqual(overview);
  expect(overview).toMatchObject({
    totalViews: 30,
    totalClicks: 4,
    totalLikes: 2,
    totalPosts: 2,
    todayPosts: 1,
    todayViews: 5,
    todayClicks: 2,
    subscribers: { confirmed: 7, waiting: 2, bounced: 0 },
    brokenFiles: 1,
  });
});

it.each([
  ["on an ordinary day", "2026-11-21T14:30:00+01:00", "2026-10-23", "2026-11-21"],
  ["over the night in autumn that has 25 hours", "2026-10-25T23:59:59+01:00", "2026-09-26", "2026-10-25"],
  ["over the night in spring that has 23 hours", "2026-03-30T00:00:00+02:00", "2026-03-01", "2026-03-30"],
  ["while it is still yesterday in universal time", "2026-11-21T00:30:00+01:00", "2026-10-23", "2026-11-21"],
])("shows the last 30 Warsaw days, oldest first, each of them there, %s", async (_, now, first, last) => {
  const { days } = await statisticsOf({ now, days: { [first]: { views: 3 }, "2020-01-01": { views: 9 } } }).overview();
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ date: first, ...nothing, views: 3 });
  expect(days.at(-1)).toEqual({ date: last, ...nothing });
  expect(new Set(days.map(({ date }) => date)).size).toBe(30);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).sort());
});

it("groups by slot, including empty ones, and by category, most liked first", async () => {
  const { bySlot, byCategory } = await statisticsOf({
    stories: [
      storyOf({ id: "2026-11-20-morning", category: "Adventure" }),
      storyOf({ id: "2026-11-20-evening", category: "Portrait" }),
      storyOf({ id: "2026-11-21-morning", category: "Adventure" }),
    ],
    counts: {
      "2026-11-20-morning": { likes: 1, views: 10 },
      "2026-11-21-morning": { likes: 1, views: 5 },
      "2026-11-20-evening": { likes: 9, views: 20 },
    },
  }).overview();
  expect(bySlot).toEqual([
    { timeSlot: "morning", posts: 2, likes: 2, views: 15 },
    { timeSlot: "afternoon", posts: 0, likes: 0, views: 0 },
    { timeSlot: "evening", posts: 1, likes: 9, views: 20 },
  ]);
  expect(byCategory).toEqual([
    { category: "Portrait", posts: 1, likes: 9, views: 20 },
    { category: "Adventure", posts: 2, likes: 2, views: 15 },
  ]);
});

it("sums the cost of the stories published in the last 30 days", async () => {
  const { cost } = await statisticsOf({
    stories: [
      costing("2026-11-21-evening", 50), // Not out yet.
      costing("2026-11-21-morning", 0.1),
      costing("2026-11-20-morning", 0.2),
      storyOf({ id: "2026-11-19-morning" }),
      costing("2026-10-23-morning", 1),
      costing("2026-10-22-evening", 100),
    ],
  }).overview();
  expect(cost).toEqual({ days: 30, stories: 4, usd: 1.3 });
});

it("stays a number whatever a story file names as its cost", async () => {
  const dear = ["2026-11-21-morning", "2026-11-20-morning"].map((id) => costing(id, Number.MAX_VALUE));
  const overview = await statisticsOf({ stories: dear }).overview();
  expect(StatsOverview.parse(JSON.parse(JSON.stringify(overview)))).toEqual(overview);
});

it("names the last run, and the last one that failed, which a cancelled one did not", async () => {
  const error = { code: "REMOTE_UNREACHABLE", message: "The remote cannot be reached" };
  const failed = { failed: 1, endedAt: "2026-11-20T05:00:00Z", error };
  const runs = [{ published: 1 }, { published: 0, cancelled: true as const }, failed, { failed: 2 }];
  expect((await statisticsOf({ runs }).overview()).runs).toEqual({
    last: runOf({ published: 1 }),
    lastFailed: runOf(failed),
  });
  expect((await statisticsOf().overview()).runs).toEqual({ last: null, lastFailed: null });
});

it("ranks published stories by their likes, with all their counts", () => {
  const { popular } = statisticsOf({
    stories: ["2026-11-20-morning", "2026-11-21-morning", "2026-11-21-evening"].map((id) => storyOf({ id })),
    counts: {
      "2026-11-20-morning": { likes: 8, views: 40, clicks: 3 },
      "2026-11-21-morning": { likes: 2 },
      "Not out yet.": { likes: 99 }, // Not out yet.
    },
  });
  expect(popular(1)).toEqual([
    {
      id: "2026-11-20-morning",
      titleEn: "Rain on the sill, 2026-11-20-morning",
      titlePl: "Deszcz na parapecie, 2026-11-20-morning",
      category: "Daily Life",
      timeSlot: "morning",
      likes: 8,
      clickCount: 3,
      viewCount: 40,
    },
  ]);
  expect(popular(50).map(({ id }) => id)).toEqual(["2026-11-20-morning", "2026-11-21-morning"]);
});

it("exports every day since counting began, and every story", () => {
  const { days, posts } = statisticsOf({
    days: { "2026-11-18": { likes: 1 }, "2026-11-20": { views: 2 } },
    stories: [costing("2026-11-20-morning", 0.25), storyOf({ id: "2026-11-22-morning" })],
  });
  expect(days()).toEqual([
    { date: "2026-11-18", ...nothing, likes: 1 },
    { date: "2026-11-19", ...nothing },
    { date: "2026-11-20", ...nothing, views: 2 },
    { date: "2026-11-21", ...nothing },
  ]);
  expect(posts()).toMatchObject([
    { id: "2026-11-22-morning", publishedAt: "2026-11-22T08:00:00+01:00", costUsd: null },
    { id: "2026-11-20-morning", publishedAt: "2026-11-20T08:00:00+01:00", costUsd: 0.25 },
  ]);
});
