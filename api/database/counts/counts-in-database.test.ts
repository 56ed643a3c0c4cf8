import { describe, expect, it, onTestFinished } from "vitest";
import { StoryId } from "#api/stories/model.ts";
import { openDatabase } from "../database.ts";
import { openProxyTo } from "../failing-network.fixture.ts";
import { findPostgres, startPostgres } from "../postgres.fixture.ts";
import { countsInDatabase } from "./counts-in-database.ts";

const postgres = await findPostgres();
const because = postgres.missing === undefined ? "" : ` (skipped: ${postgres.missing})`;

const [morning, evening] = [StoryId.parse("2026-11-21-morning"), StoryId.parse("2026-11-21-evening")];
const date = "2026-11-21";
const like = { id: morning, date, what: "likes", by: 1 } as const;
const unlike = { ...like, by: -1 } as const;

async function open(url: string, options: { patienceMs?: number } = {}) {
  const database = await openDatabase({ url });
  const counts = await countsInDatabase(database, options);
  onTestFinished(async () => {
    await counts.close();
    await database.close();
  });
  return { ...counts, database };
}

describe.skipIf(postgres.missing !== undefined)(`counts in a database${because}`, () => {
  const { freshDatabase } = postgres as Exclude<typeof postgres, { missing: string }>;

  it("are exact, whichever of three servers counts, and whoever opens them finds them", async () => {
    const url = await freshDatabase();
    const servers = await Promise.all([open(url), open(url), open(url)]);
    await Promise.all(
      servers.flatMap(({ count }) => [
        ...Array.from({ length: 100 }, () => count(like)),
        ...Array.from({ length: 40 }, () => count({ ...like, id: evening, date: "2026-11-22" })),
        ...Array.from({ length: 30 }, () => count({ id: morning, date, what: "views", by: 1 })),
      ]),
    );
    await Promise.all(Array.from({ length: 60 }, (_, index) => servers[index % 3]?.count(unlike)));
    await Promise.all(servers.map(({ fresh }) => fresh()));
    for (const { countsOf, byDay } of [...servers, await open(url)]) {
      expect(countsOf(morning)).toEqual({ likes: 240, views: 90, clicks: 0 });
      expect(countsOf(evening)).toEqual({ likes: 120, views: 0, clicks: 0 });
      expect(byDay()).toEqual({
        [date]: { likes: 240, views: 90, clicks: 0 },
        "2026-11-22": { likes: 120, views: 0, clicks: 0 },
      });
    }
  });

  it("never go below zero, neither for a story nor for a day", async () => {
    const url = await freshDatabase();
    const [one, other] = [await open(url), await open(url)];
    await one.count(unlike);
    expect(one.countsOf(morning).likes).toBe(0);
    await one.count({ ...like, id: evening });
    // The morning's likes are taken back already, so the day keeps the evening's.
    await Promise.all([one.count(unlike), other.count(unlike), other.count(unlike)]);
    await other.fresh();
    expect(other.byDay()[date]?.likes).toBe(1);
    // An unlike of yesterday's like takes from today's count while there is any.
    await one.count(like);
    await one.count(like);
    for (let times = 0; times < 2; times++) await other.count({ ...unlike, date: "2026-11-22" });
    await one.fresh();
    expect(one.countsOf(morning).likes).toBe(0);
    expect(one.byDay()["2026-11-22"]?.likes).toBe(0);
    expect(one.byDay()[date]?.likes).toBe(3);
  });

  it("are counted once when they are sent again because the answer was lost", async () => {
    const proxy = await openProxyTo(await freshDatabase());
    const counts = await open(proxy.url);
    await counts.count(like);
    proxy.breakAt('"likes" : 2');
    await counts.count(like);
    expect(counts.countsOf(morning).likes).toBe(2);
  });

  it("emit each story whose likes changed, whichever server changed them, and nothing else", async () => {
    const url = await freshDatabase();
    const [one, other] = [await open(url), await open(url)];
    const heard: string[] = [];
    other.onLikes((id) => heard.push(id));
    const version = other.likesVersion();
    await one.count({ ...like, what: "views" });
    await one.count(like);
    await expect.poll(() => heard).toEqual([morning]);
    expect(other.likesVersion()).not.toBe(version);
    expect(other.countsOf(morning)).toEqual({ likes: 1, views: 1, clicks: 0 });
    await other.count({ ...like, id: evening });
    expect(heard).toEqual([morning, evening]);
  });
});

describe.skipIf(postgres.missing !== undefined)(`counts of a database that goes away${because}`, () => {
  it("stay exact: a batch that is sent again is counted once", async () => {
    const own = await startPostgres();
    if (own.missing !== undefined) throw new Error(own.missing);
    onTestFinished(own.close);
    const url = await own.freshDatabase();
    const servers = [await open(url), await open(url)];
    const enough = new AbortController();
    let answered = 0;
    const loads = servers.flatMap(({ count }) =>
      Array.from({ length: 8 }, async () => {
        while (!enough.signal.aborted) {
          await count(like);
          answered += 1;
        }
      }),
    );
    for (let restarts = 0; restarts < 2; restarts++) {
      const before = answered;
      await expect.poll(() => answered).toBeGreaterThan(before + 200);
      await own.stop();
      await own.start();
    }
    enough.abort();
    await Promise.all(loads);
    for (const { fresh, countsOf } of servers) {
      await fresh();
      expect(countsOf(morning).likes).toBe(answered);
    }
    const impatient = await open(url, { patienceMs: 0 });
    await own.stop();
    await expect(impatient.count(like)).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    expect(impatient.countsOf(morning).likes).toBe(answered);
  });
});
