import { describe, expect, it, onTestFinished } from "vitest";
import { openTestCounts } from "#api/database/stores.fixture.ts";
import { storeOf } from "#api/parts.fixture.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { openCounts } from "#api/state/counts/open-counts.ts";
import { replaceCounts } from "#api/state/counts/stored-counts.ts";
import { StoryId } from "#api/stories/model.ts";
import type { CountStore } from "./count-store.ts";
import { countsInMemory } from "./counts.fixture.ts";
import { openEngagement } from "./engagement.ts";

const id = StoryId.parse("2026-11-21-morning");
const another = StoryId.parse("2026-11-20-evening");

/** A count store, and a way to make its writes fail. */
type Kept = { store: CountStore; end(): void | Promise<void> };

async function inMemory(): Promise<Kept> {
  let ended = false;
  const { update, ...store } = storeOf({ stories: {}, days: {} });
  const refuse = () => Promise.reject(new Error("no room"));
  return {
    store: countsInMemory({ ...store, update: (change) => (ended ? refuse() : update(change)) }),
    end: () => {
      ended = true;
    },
  };
}

async function inFiles(): Promise<Kept> {
  const dataDir = folderOfTest();
  await replaceCounts(dataDir, { stories: {}, days: {} });
  const store = await openCounts(dataDir);
  onTestFinished(() => store.close());
  return { store, end: store.close };
}

async function inDatabase(): Promise<Kept> {
  const store = await openTestCounts?.();
  if (!store) throw new Error("There is no PostgreSQL.");
  return { store, end: store.close };
}

describe.each<[string, () => Promise<Kept>]>([
  ["memory", inMemory],
  ["files", inFiles],
  ...(openTestCounts ? [["a database", inDatabase] as [string, () => Promise<Kept>]] : []),
])("counts in %s", (_, keep) => {
  async function open() {
    let now = Temporal.Instant.from("2026-11-21T12:00:00Z");
    const { store, end } = await keep();
    return {
      ...openEngagement({ clock: { now: () => now }, store }),
      end,
      passTo: (instant: string) => {
        now = Temporal.Instant.from(instant);
      },
    };
  }

  it("are likes, views and clicks of each story separately", async () => {
    const { like, unlike, view, click, countsOf, likesOf } = await open();
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

  it("are read-only to callers", async () => {
    const { like, countsOf } = await open();
    countsOf(id).likes = 100;
    await like(id);
    countsOf(id).likes = 100;
    expect(countsOf(id).likes).toBe(1);
  });

  it("belong to a day from midnight to midnight in Warsaw, also when the clocks change", async () => {
    const { view, byDay, passTo } = await open();
    for (const instant of [
      "2026-10-24T21:59:59Z",
      "2026-10-24T22:00:00Z",
      "2026-10-25T22:59:59Z",
      "2026-10-25T23:00:00Z",
    ]) {
      passTo(instant);
      await view(id);
    }
    expect(Object.entries(byDay()).map(([date, { views }]) => [date, views])).toEqual([
      ["2026-10-24", 1],
      ["2026-10-25", 2],
      ["2026-10-26", 1],
    ]);
  });

  it("never go below zero, not even on a day on which yesterday's like is taken back", async () => {
    const { like, unlike, countsOf, byDay, passTo } = await open();
    await unlike(id);
    expect([countsOf(id).likes, byDay()]).toEqual([0, {}]);
    await like(id);
    passTo("2026-11-22T12:00:00Z");
    await unlike(id);
    await unlike(id);
    expect(countsOf(id)).toEqual({ likes: 0, views: 0, clicks: 0 });
    expect(byDay()).toEqual({
      "2026-11-21": { likes: 1, views: 0, clicks: 0 },
      "2026-11-22": { likes: 0, views: 0, clicks: 0 },
    });
  });

  it("have a new version after each change of likes and name the story, and not after anything else", async () => {
    const { like, unlike, view, likesVersion, onLikes } = await open();
    const heard = new Set<StoryId>();
    onLikes((whose) => heard.add(whose));
    const versions = [likesVersion()];
    for (const change of [like, unlike, view]) {
      await change(id);
      versions.push(likesVersion());
    }
    const [start, liked, unliked, viewed] = versions;
    expect(new Set([start, liked, unliked]).size).toBe(3);
    expect(viewed).toBe(unliked);
    expect(heard).toEqual(new Set([id]));
  });

  it("stay unchanged when something cannot be stored", async () => {
    const { like, likesOf, byDay, end } = await open();
    await like(id);
    await end();
    await expect(like(id)).rejects.toThrow();
    expect([likesOf(id), byDay()["2026-11-21"]?.likes]).toEqual([1, 1]);
  });
});
