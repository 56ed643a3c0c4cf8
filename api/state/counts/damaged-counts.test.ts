import { copyFile, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { smallDisk } from "#api/platform/files/small-disk.fixture.ts";
import { morning, october, openedCounts } from "./counts.fixture.ts";
import { openCounts } from "./open-counts.ts";
import { readCounts, replaceCounts } from "./stored-counts.ts";

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
    const first = await openedCounts();
    await Promise.all([first.like(), first.like(), first.like(october)]);
    await first.close();
    const second = await openedCounts({ dataDir: first.dataDir });
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
    const { like, likes, ofDay, killed, unsaved } = await openedCounts({ dataDir: disk.folder, journalBytes: 2_000 });
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
    const meanwhile = await openedCounts({ dataDir: await killed() });
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
    const first = await openedCounts({ dataDir: disk.folder });
    await first.like();
    const dataDir = join(disk.folder, "killed");
    await replaceCounts(dataDir, { stories: {}, days: {} });
    await copyFile(first.path("journal-000001.jsonl"), join(dataDir, "counts", "journal-000001.jsonl"));
    await first.close();
    expect(disk.remount("ro")).toBe(true);
    const { like, likes } = await openedCounts({ dataDir });
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
