import { appendFile, copyFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Counting } from "#api/engagement/count-store.ts";
import type { StoryCounts } from "#api/engagement/model.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { smallDisk } from "#api/platform/files/small-disk.fixture.ts";
import { seeItWaitForDisk } from "#api/platform/files/syncs.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { type CountsOptions, openCounts } from "./open-counts.ts";
import { readCounts, replaceCounts } from "./stored-counts.ts";

const morning = StoryId.parse("2026-11-21-morning");
const october = StoryId.parse("2026-10-31-evening");

/** Opens the counts of this folder, or of an empty one. */
async function open({ dataDir = "", ...options }: CountsOptions & { dataDir?: string } = {}) {
  const folder = dataDir || folderOfTest();
  if (dataDir === "") await replaceCounts(folder, { stories: {}, days: {} });
  const unsaved: unknown[] = [];
  const counts = await openCounts(folder, { onUnsaved: (error) => unsaved.push(error), ...options });
  onTestFinished(() => counts.close());
  const like = (id = morning, more: Partial<Counting> = {}) =>
    counts.count({ id, date: "2026-11-21", what: "likes", by: 1, ...more });
  return {
    ...counts,
    dataDir: folder,
    unsaved,
    like,
    unlike: (id = morning) => like(id, { by: -1 }),
    likes: (id = morning) => counts.countsOf(id).likes,
    /** The day's likes. */
    ofDay: (date = "2026-11-21") => counts.byDay()[date]?.likes,
    path: (name: string) => join(folder, "counts", name),
    files: async () => (await readdir(join(folder, "counts"))).sort(),
    /** A copy of the folder, as a kill at this moment would leave it. */
    async killed(): Promise<string> {
      const copy = folderOfTest();
      await replaceCounts(copy, { stories: {}, days: {} });
      for (const name of await readdir(join(copy, "counts"))) await rm(join(copy, "counts", name));
      for (const name of await readdir(join(folder, "counts"))) {
        await copyFile(join(folder, "counts", name), join(copy, "counts", name));
      }
      return copy;
    },
  };
}

const linesOf = async (path: string) => (await readFile(path, "utf8")).split("\n").slice(1, -1);
const json = async (path: string) => JSON.parse(await readFile(path, "utf8"));

describe("what was counted", () => {
  it("is in the journal when it is acknowledged, one line each, and the next process reads it", async () => {
    const first = await open();
    await Promise.all([first.like(), first.like(october), first.like(morning, { what: "views" })]);
    expect(await linesOf(first.path("journal-000001.jsonl"))).toEqual([
      '[1,"2026-11-21-morning","2026-11-21","likes",1]',
      '[2,"2026-10-31-evening","2026-11-21","likes",1]',
      '[3,"2026-11-21-morning","2026-11-21","views",1]',
    ]);
    const second = await open({ dataDir: await first.killed() });
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
    const { countsOf, byDay, close, path } = await open({ dataDir });
    expect(countsOf(morning)).toEqual({ likes: 1, views: 0, clicks: 1 });
    expect(countsOf(october)).toEqual({ likes: 1, views: 5, clicks: 0 });
    expect(byDay()).toEqual({ "2026-11-21": { likes: 0, views: 0, clicks: 1 } });
    await close();
    const next = await readFile(path("journal-000003.jsonl"), "utf8");
    expect(next).toBe('{"journal":1,"after":10,"months":["2026-10","2026-11"]}\n');
  });

  it("is acknowledged after the sync of the disk", async () => {
    const { like } = await open();
    await like(); // Begins the journal.
    await seeItWaitForDisk(like);
  });

  it("is in the file of its month when the process has ended, and a day is in the file of its own", async () => {
    const { like, close, path, files } = await open();
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
    const { like, likes, close, path, files, unsaved } = await open({ journalBytes: 1_000 });
    await like(october);
    for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({ length: 10 }, () => like()));
    await expect.poll(async () => (await json(path("2026-11.json"))).upTo).toBeGreaterThan(200);
    expect(likes()).toBe(300);
    const written = await stat(path("2026-10.json"));
    await like();
    await close();
    expect((await stat(path("2026-10.json"))).ino).toBe(written.ino);
    expect((await files()).filter((name) => name.startsWith("journal"))).toHaveLength(1);
    expect(unsaved).toEqual([]);
  });

  it("is the same throughout a snapshot, whatever is counted meanwhile", async () => {
    const { like, image } = await open();
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
    const { like, unlike, likes, ofDay, path } = await open();
    await Promise.all([unlike(), like(), unlike(), unlike(), like(), like(), unlike()]);
    expect([likes(), ofDay()]).toEqual([1, 1]);
    expect(await linesOf(path("journal-000001.jsonl"))).toHaveLength(5);
    // Another day's like is taken back.
    await like(morning, { by: -1, date: "2026-11-22" });
    expect([likes(), ofDay("2026-11-22")]).toEqual([0, 0]);
  });

  it("is announced once it is counted, and not before", async () => {
    const { like, likes, onLikes, likesVersion } = await open();
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
    const { like, close, dataDir } = await open();
    await like(morning, { date: "2026-12-01" });
    await like(morning, { date: "2026-11-30" });
    await close();
    const { like: likeAgain, byDay, likes } = await open({ dataDir });
    await likeAgain(morning, { date: "2026-10-31" });
    expect(likes()).toBe(3);
    expect(new Set(Object.keys(byDay()))).toEqual(new Set(["2026-10-31", "2026-11-30", "2026-12-01"]));
  });

  it("is finished on closing, and later counts are refused", async () => {
    const { like, close, dataDir } = await open();
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
    const { like, likes, close, path, files } = await open({ dataDir });
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
    const { like, killed } = await open();
    await like();
    await like();
    const dataDir = await killed();
    await appendFile(join(dataDir, "counts", "journal-000001.jsonl"), '[3,"2026-11-21-mor');
    expect((await readCounts(dataDir)).stories[morning]?.likes).toBe(2);
    const again = await open({ dataDir });
    expect(again.likes()).toBe(2);
    await again.like();
    expect((await readCounts(dataDir)).stories[morning]?.likes).toBe(3);
    expect(again.unsaved).toEqual([]);
  });

  it("when the next one was begun is read together with that", async () => {
    const { like, killed, path } = await open();
    await like();
    // The next journal was begun, and then this one was continued after all.
    await writeFile(path("journal-000002.jsonl"), '{"journal":1,"after":1,"months":["2026-11"]}\n');
    const unused = await killed();
    await like();
    for (const [dataDir, expected] of [
      [unused, 1],
      [await killed(), 2],
    ] as const) {
      const again = await open({ dataDir });
      await again.like();
      await again.close();
      expect((await readCounts(dataDir)).stories[morning]?.likes).toBe(expected + 1);
    }
  });

  it("in the middle of a merge is not counted twice", async () => {
    const { like, close, killed, path, dataDir } = await open();
    await Promise.all([like(), like(october), like()]);
    const before = await killed();
    await close();
    // The file of one month is written, that of the other is not, and no journal is deleted yet.
    await copyFile(path("2026-10.json"), join(before, "counts", "2026-10.json"));
    await copyFile(path("journal-000002.jsonl"), join(before, "counts", "journal-000002.jsonl"));
    expect(await readCounts(before)).toEqual(await readCounts(dataDir));
    const again = await open({ dataDir: before });
    expect([again.likes(), again.likes(october), again.ofDay()]).toEqual([2, 1, 3]);
  });
});

describe("counts that are damaged", () => {
  const month = "2026-11.json";
  const [journal, next] = ["journal-000002.jsonl", "journal-000003.jsonl"];
  const write = (name: string, text: string) => (folder: string) => writeFile(join(folder, name), text);
  const change = (name: string, from: RegExp | string, to: string) => async (folder: string) => {
    const text = await readFile(join(folder, name), "utf8");
    expect(text).toMatch(from);
    await writeFile(join(folder, name), text.replace(from, to));
  };

  it.each<[string, (folder: string) => Promise<unknown>, string, RegExp]>([
    ["a month without a byte", (folder) => truncate(join(folder, month), 0), month, /it is empty$/],
    ["a torn month", (folder) => truncate(join(folder, month), 60), month, /it is not valid JSON$/],
    ["a month that is null", write(month, "null"), month, /expected object/],
    ["a month of zeros", write(month, "\0".repeat(200)), month, /it is not valid JSON$/],
    ["likes below zero", change(month, '"likes":2', '"likes":-2'), month, /stories\.2026-11-21-morning\.likes/],
    ["half a like", change(month, '"likes":2', '"likes":1.5'), month, /likes/],
    ["something else beside the counts", change(month, '"views":', '"looks":1,"views":'), month, /looks/],
    [
      "another month's story",
      change(month, "2026-11-21-morning", "2026-10-21-morning"),
      month,
      /another month's counts$/,
    ],
    ["another month's name", change(month, '"2026-11"', '"2026-10"'), month, /another month's counts$/],
    ["a month that is gone", (folder) => rm(join(folder, month)), month, /it is missing$/],
    [
      "a month from later",
      change(month, '"upTo":3', '"upTo":900'),
      month,
      /no journal holds the last lines that it does$/,
    ],
    ["a journal without a byte", (folder) => truncate(join(folder, journal), 0), journal, /it has no first line$/],
    [
      "a journal with half a first line",
      (folder) => truncate(join(folder, journal), 20),
      journal,
      /it has no first line$/,
    ],
    [
      "a journal that begins as something else",
      change(journal, '"journal":1', '"journal":2'),
      journal,
      /line 1 is not valid$/,
    ],
    ["a line of something else", change(journal, /$/, "[4,5]\n"), journal, /line 3 is not valid$/],
    [
      "a line of no story",
      change(journal, '"2026-11-21-morning"', '"../../2026-11-21-morning"'),
      journal,
      /line 2 is not valid$/,
    ],
    ["a line that adds more than one", change(journal, '"likes",1', '"likes",100'), journal, /line 2 is not valid$/],
    ["a line in another's place", change(journal, "[4,", "[5,"), journal, /line 2 is not the next one$/],
    ["a journal that is gone", (folder) => rm(join(folder, journal)), "counts", /its journal is missing$/],
    [
      "a journal after one that is gone",
      async (folder) => {
        await rm(join(folder, journal));
        await write(next, '{"journal":1,"after":4,"months":[]}\n')(folder);
      },
      next,
      /the journal before it is missing$/,
    ],
    [
      "a journal that begins before the last one ends",
      write(next, '{"journal":1,"after":3,"months":[]}\n[4,"2026-11-21-morning","2026-11-21","likes",1]\n'),
      next,
      /does not begin where the journal before it ends$/,
    ],
    ["everything gone", (folder) => rm(folder, { recursive: true }), "counts", /it is missing$/],
  ])("by %s are refused, named and left untouched", async (_, damage, named, words) => {
    const first = await open();
    await Promise.all([first.like(), first.like(), first.like(october)]);
    await first.close();
    const second = await open({ dataDir: first.dataDir });
    await second.like();
    const dataDir = await second.killed();
    await damage(join(dataDir, "counts"));
    const contents = async () => {
      const names = await readdir(join(dataDir, "counts")).catch(() => []);
      return Promise.all(names.map((name) => readFile(join(dataDir, "counts", name), "latin1")));
    };
    const before = await contents();
    const refusal = await openCounts(dataDir).catch((error) => error);
    expect(refusal).toMatchObject({ code: "STATE_DAMAGED", message: expect.stringMatching(words) });
    expect(basename(refusal.message.split(" is damaged: ")[0])).toBe(named);
    expect(refusal.message).not.toContain("\n");
    expect(await contents()).toEqual(before);
  });
});

describe("a disk", () => {
  it("that is full refuses counts with the reason, loses no acknowledged one, and takes counts again when there is room", async ({
    skip,
  }) => {
    const disk = smallDisk({ kilobytes: 64 });
    if (disk === null) return skip("this machine mounts no disks for tests");
    await replaceCounts(disk.folder, { stories: {}, days: {} });
    const { like, likes, ofDay, killed, unsaved } = await open({ dataDir: disk.folder, journalBytes: 2_000 });
    await like();
    const filling = join(disk.folder, "filling");
    await writeFile(filling, Buffer.alloc(100_000)).catch((error) => expect(error.code).toBe("ENOSPC"));
    let [taken, refused] = [1, 0];
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const [outcome] = await Promise.allSettled([like()]);
      if (outcome.status === "fulfilled") taken += 1;
      else {
        refused += 1;
        expect(outcome.reason).toMatchObject({
          code: "STATE_UNAVAILABLE",
          message: "This could not be saved: the disk is full.",
        });
      }
    }
    expect(refused).toBeGreaterThan(100);
    expect([likes(), ofDay()]).toEqual([taken, taken]);
    const meanwhile = await open({ dataDir: await killed() });
    expect(meanwhile.likes()).toBe(taken);
    await rm(filling);
    await like();
    expect([likes(), ofDay()]).toEqual([taken + 1, taken + 1]);
    expect(unsaved.length).toBeGreaterThan(0);
    expect((await readCounts(disk.folder)).stories[morning]?.likes).toBe(taken + 1);
  });

  it("that is read-only can be read, also at the start, and takes counts again when it is writable", async ({
    skip,
  }) => {
    const disk = smallDisk({ kilobytes: 256 });
    if (disk === null) return skip("this machine mounts no disks for tests");
    await replaceCounts(disk.folder, { stories: {}, days: {} });
    const first = await open({ dataDir: disk.folder });
    await first.like();
    const dataDir = join(disk.folder, "killed");
    await replaceCounts(dataDir, { stories: {}, days: {} });
    await copyFile(first.path("journal-000001.jsonl"), join(dataDir, "counts", "journal-000001.jsonl"));
    await first.close();
    expect(disk.remount("ro")).toBe(true);
    const { like, likes } = await open({ dataDir });
    await expect(like()).rejects.toMatchObject({
      code: "STATE_UNAVAILABLE",
      message: "This could not be saved: the disk is read-only.",
    });
    expect(likes()).toBe(1);
    expect(disk.remount("rw")).toBe(true);
    await like();
    expect(likes()).toBe(2);
  });
});
