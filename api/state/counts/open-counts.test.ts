import { appendFile, copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { StoryCounts } from "#api/engagement/model.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { seeItWaitForDisk } from "#api/platform/files/syncs.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { morning, october, openedCounts } from "./counts.fixture.ts";
import { readCounts, replaceCounts } from "./stored-counts.ts";

const linesOf = async (path: string) => (await readFile(path, "utf8")).split("\n").slice(1, -1);
const json = async (path: string) => JSON.parse(await readFile(path, "utf8"));

describe("what was counted", () => {
  it("is in the journal when it is acknowledged, one line each, and the next process reads it", async () => {
    const first = await openedCounts();
    await Promise.all([first.like(), first.like(october), first.like(morning, { what: "views" })]);
    expect(await linesOf(first.path("journal-000001.jsonl"))).toEqual([
      '[1,"2026-11-21-morning","2026-11-21","likes",1]',
      '[2,"2026-10-31-evening","2026-11-21","likes",1]',
      '[3,"2026-11-21-morning","2026-11-21","views",1]',
    ]);
    const second = await openedCounts({ dataDir: await first.killed() });
    expect(second.countsOf(morning)).toEqual({ likes: 1, views: 1, clicks: 0 });
    expect(second.likes(october)).toBe(1);
    expect(second.byDay()).toEqual({ "2026-11-21": { likes: 2, views: 1, clicks: 0 } });
  });

  it("is read from the files of earlier versions", async () => {
    const dataDir = folderOfTest();
    await mkdir(join(dataDir, "counts"));
    await writeFile(
      join(dataDir, "counts", "2026-10.json"),
      '{"month":"2026-10","upTo":7,"stories":{"2026-10-31-evening":{"likes":2,"views":5,"clicks":0}},"days":{}}\n',
    );
    const journal = [
      '{"journal":1,"after":7,"months":["2026-10"]}',
      '[8,"2026-11-21-morning","2026-11-21","likes",1]',
      '[9,"2026-10-31-evening","2026-11-21","likes",-1]',
      '[10,"2026-11-21-morning","2026-11-21","clicks",1]',
    ];
    await writeFile(join(dataDir, "counts", "journal-000002.jsonl"), `${journal.join("\n")}\n`);
    const { countsOf, byDay, close, path } = await openedCounts({ dataDir });
    expect(countsOf(morning)).toEqual({ likes: 1, views: 0, clicks: 1 });
    expect(countsOf(october)).toEqual({ likes: 1, views: 5, clicks: 0 });
    expect(byDay()).toEqual({ "2026-11-21": { likes: 0, views: 0, clicks: 1 } });
    await close();
    const next = await readFile(path("journal-000003.jsonl"), "utf8");
    expect(next).toBe('{"journal":1,"after":10,"months":["2026-10","2026-11"]}\n');
  });

  it("is acknowledged after the sync of the disk", async () => {
    const { like } = await openedCounts();
    await like(); // Begins the journal.
    await seeItWaitForDisk(like);
  });

  it("is in the file of its month when the process has ended, and a day is in the file of its own", async () => {
    const { like, close, path, files } = await openedCounts();
    await Promise.all([like(), like(october), like(october, { date: "2026-12-01" })]);
    await close();
    expect(await files()).toEqual(["2026-10.json", "2026-11.json", "2026-12.json", "journal-000002.jsonl"]);
    const one = { likes: 1, views: 0, clicks: 0 };
    expect(await json(path("2026-10.json"))).toEqual({
      month: "2026-10",
      upTo: 3,
      stories: { [october]: { ...one, likes: 2 } },
      days: {},
    });
    expect(await json(path("2026-11.json"))).toMatchObject({
      stories: { [morning]: one },
      days: { "2026-11-21": { ...one, likes: 2 } },
    });
    expect(await json(path("2026-12.json"))).toMatchObject({ stories: {}, days: { "2026-12-01": one } });
    expect(await linesOf(path("journal-000002.jsonl"))).toEqual([]);
  });

  it("does not wait for the merge of a journal, and the file of an unchanged month is not written", async () => {
    const { like, likes, close, path, files, unsaved } = await openedCounts({ journalBytes: 1_000 });
    await like(october);
    for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({ length: 10 }, () => like()));
    // A merge begins with a count, so what a slow merge left in the journal waits for the next one.
    const merged = async () => {
      await like();
      return (await json(path("2026-11.json"))).upTo;
    };
    await expect.poll(merged).toBeGreaterThan(200);
    expect(likes()).toBeGreaterThan(300);
    const written = await stat(path("2026-10.json"));
    await like();
    await close();
    expect((await stat(path("2026-10.json"))).ino).toBe(written.ino);
    expect((await files()).filter((name) => name.startsWith("journal"))).toHaveLength(1);
    expect(unsaved).toEqual([]);
  });

  it("is the same throughout a snapshot, whatever is counted meanwhile", async () => {
    const { like, image } = await openedCounts();
    await Promise.all([like(), like(october)]);
    using then = image();
    const months = then[Symbol.iterator]();
    const first = structuredClone(months.next().value);
    await Promise.all([like(), like(october), like(StoryId.parse("2027-01-01-morning"))]);
    const [second, end] = [months.next().value, months.next()];
    expect(first).toMatchObject({ month: "2026-10", stories: { [october]: { likes: 1 } } });
    expect(second).toMatchObject({ stories: { [morning]: { likes: 1 } }, days: { "2026-11-21": { likes: 2 } } });
    expect(end.done).toBe(true);
  });

  it("never goes below zero, in whatever order it is counted", async () => {
    const { like, unlike, likes, ofDay, path } = await openedCounts();
    await Promise.all([unlike(), like(), unlike(), unlike(), like(), like(), unlike()]);
    expect([likes(), ofDay()]).toEqual([1, 1]);
    expect(await linesOf(path("journal-000001.jsonl"))).toHaveLength(5);
    // Another day's like is taken back.
    await like(morning, { by: -1, date: "2026-11-22" });
    expect([likes(), ofDay("2026-11-22")]).toEqual([0, 0]);
  });

  it("is announced once it is counted, and not before", async () => {
    const { like, likes, onLikes, likesVersion } = await openedCounts();
    const heard: [StoryId, number][] = [];
    onLikes((id) => heard.push([id, likes(id)]));
    const version = likesVersion();
    await like(morning, { what: "clicks" });
    expect([heard, likesVersion()]).toEqual([[], version]);
    const liked = like();
    expect([heard, likes()]).toEqual([[], 0]);
    await liked;
    expect([heard, likesVersion()]).toEqual([[[morning, 1]], version + 1]);
  });

  it("goes on where a clock jumps back over a month", async () => {
    const { like, close, dataDir } = await openedCounts();
    await like(morning, { date: "2026-12-01" });
    await like(morning, { date: "2026-11-30" });
    await close();
    const { like: likeAgain, byDay, likes } = await openedCounts({ dataDir });
    await likeAgain(morning, { date: "2026-10-31" });
    expect(likes()).toBe(3);
    expect(new Set(Object.keys(byDay()))).toEqual(new Set(["2026-10-31", "2026-11-30", "2026-12-01"]));
  });

  it("is finished on closing, and later counts are refused", async () => {
    const { like, close, dataDir } = await openedCounts();
    const taken = like();
    const closing = close();
    await expect(like()).rejects.toMatchObject({ code: "STATE_UNAVAILABLE" });
    await Promise.all([taken, closing]);
    expect((await readCounts(dataDir)).stories[morning]?.likes).toBe(1);
  });

  it("may be of 100,000 stories, and one like writes one month file", async () => {
    const dataDir = folderOfTest({ inMemory: true });
    const first = Temporal.PlainDate.from("2017-01-01");
    const dates = Array.from({ length: 3500 }, (_, days) => first.add({ days }).toString());
    const stories: Record<string, StoryCounts> = {};
    for (let index = 0; index < 100_000; index += 1) {
      const [date, further] = [dates[index % dates.length], Math.floor(index / dates.length)];
      stories[`${date}-morning${further === 0 ? "" : `-${1 + further}`}`] = { likes: index, views: 1, clicks: 1 };
    }
    await replaceCounts(dataDir, { stories, days: {} });
    const { like, likes, close, path, files } = await openedCounts({ dataDir });
    const id = StoryId.parse("2017-01-02-morning-2");
    expect(likes(id)).toBe(3501);
    const written = async () =>
      new Map(await Promise.all((await files()).map(async (name) => [name, (await stat(path(name))).ino] as const)));
    const before = await written();
    await like(id, { date: "2017-01-31" });
    await close();
    expect([...(await written())].filter(([name, file]) => before.get(name) !== file).map(([name]) => name)).toEqual([
      "2017-01.json",
      "journal-000002.jsonl",
    ]);
    const again = await readCounts(dataDir);
    expect(again.stories[id]).toEqual({ likes: 3502, views: 1, clicks: 1 });
    expect(Object.keys(again.stories)).toHaveLength(100_000);
  });
});

describe("a journal that a crash left", () => {
  it("in the middle of a line continues after its last complete one", async () => {
    const { like, killed } = await openedCounts();
    await like();
    await like();
    const dataDir = await killed();
    await appendFile(join(dataDir, "counts", "journal-000001.jsonl"), '[3,"2026-11-21-mor');
    expect((await readCounts(dataDir)).stories[morning]?.likes).toBe(2);
    const again = await openedCounts({ dataDir });
    expect(again.likes()).toBe(2);
    await again.like();
    expect((await readCounts(dataDir)).stories[morning]?.likes).toBe(3);
    expect(again.unsaved).toEqual([]);
  });

  it("when the next one was begun is read together with that", async () => {
    const { like, killed, path } = await openedCounts();
    await like();
    // The next journal was begun, and then this one was continued after all.
    await writeFile(path("journal-000002.jsonl"), '{"journal":1,"after":1,"months":["2026-11"]}\n');
    const unused = await killed();
    await like();
    for (const [dataDir, expected] of [
      [unused, 1],
      [await killed(), 2],
    ] as const) {
      const again = await openedCounts({ dataDir });
      await again.like();
      await again.close();
      expect((await readCounts(dataDir)).stories[morning]?.likes).toBe(expected + 1);
    }
  });

  it("in the middle of a merge is not counted twice", async () => {
    const { like, close, killed, path, dataDir } = await openedCounts();
    await Promise.all([like(), like(october), like()]);
    const before = await killed();
    await close();
    // The file of one month is written, that of the other is not, and no journal is deleted yet.
    await copyFile(path("2026-10.json"), join(before, "counts", "2026-10.json"));
    await copyFile(path("journal-000002.jsonl"), join(before, "counts", "journal-000002.jsonl"));
    expect(await readCounts(before)).toEqual(await readCounts(dataDir));
    const again = await openedCounts({ dataDir: before });
    expect([again.likes(), again.likes(october), again.ofDay()]).toEqual([2, 1, 3]);
  });
});
