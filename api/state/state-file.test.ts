import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { seeItWaitForDisk } from "#api/platform/files/syncs.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { inspectState } from "./inspect.ts";
import { emptyState, type State } from "./model.ts";
import { restoreState } from "./restore.ts";
import { openStateFile, partOf } from "./state-file.ts";

function clockAt(instant: string) {
  const clock = { now: () => Temporal.Instant.from(clock.instant), instant };
  return clock;
}

async function open(dataDir: string, clock = clockAt("2026-11-21T12:00:00Z")) {
  const failures: unknown[] = [];
  const file = await openStateFile({ dataDir, clock, onBackupFailed: (error) => failures.push(error) });
  onTestFinished(() => file.close());
  const access = partOf(file, "access");
  /** Somebody signs out. */
  const leave = () =>
    access.update(({ ended }) => {
      ended[`token-${Object.keys(ended).length}`] = "2026-11-21T20:00:00Z";
    });
  const left = () => Object.keys(access.read().ended).length;
  const like = () => file.counts.count({ id: morning, date: "2026-11-21", what: "likes", by: 1 });
  const likes = () => file.counts.countsOf(morning).likes;
  return { file, leave, left, like, likes, failures, clock };
}

const morning = StoryId.parse("2026-11-21-morning");

const stateOf = (likes: number): State => ({
  ...emptyState(),
  engagement: { stories: { [morning]: { likes, views: 0, clicks: 0 } }, days: {} },
});

describe("the state file", () => {
  it("holds what was answered when the next process opens it", async () => {
    const dataDir = folderOfTest();
    const first = await open(dataDir);
    await Promise.all(Array.from({ length: 100 }, () => Promise.all([first.leave(), first.like()])));
    const kept = JSON.parse(await readFile(join(dataDir, "state.json"), "utf8"));
    expect(kept).toEqual({ ...emptyState(), access: { accounts: {}, ended: expect.any(Object) } });
    await first.file.close();
    const second = await open(dataDir);
    expect([second.left(), second.likes()]).toEqual([100, 100]);
  });

  it("answers when the disk has made sure of the file, and then of its place in the folder", async () => {
    const { leave } = await open(folderOfTest());
    await leave(); // The hour's backup is made of the first change.
    expect(await seeItWaitForDisk(leave)).toEqual(["file", "folder"]);
  });

  it("is for its owner's eyes only, and so are its backups", async () => {
    const dataDir = folderOfTest();
    const { leave, like, file } = await open(dataDir);
    await Promise.all([leave(), like()]);
    await file.close();
    const names = await readdir(dataDir, { recursive: true });
    const files = names.filter((name) => /\.jsonl?$/.test(name)).sort();
    expect(files).toEqual([
      "backups/state-2026-11-21T12Z.json",
      "counts/2026-11.json",
      "counts/journal-000002.jsonl",
      "state.json",
    ]);
    for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o777, file).toBe(0o600);
  });

  it("leaves no temporary file behind", async () => {
    const dataDir = folderOfTest();
    const { leave, like, file } = await open(dataDir);
    await Promise.all([leave(), leave(), like()]);
    await file.close();
    const names = await readdir(dataDir, { recursive: true });
    expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("clears away what a killed server was writing, and nothing else", async () => {
    const dataDir = folderOfTest();
    const half = `.${randomUUID()}.tmp`;
    for (const name of [half, ".notes.tmp"]) await writeFile(join(dataDir, name), '{"newsletter":{"subscr');
    await open(dataDir);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("."))).toEqual([".notes.tmp"]);
  });

  it("has a backup before its first change is answered, and one of each hour with changes", async () => {
    const dataDir = folderOfTest();
    const { leave, like, clock } = await open(dataDir);
    await leave();
    await like();
    await like();
    clock.instant = "2026-11-21T13:59:00Z";
    await leave();
    const { file, backups } = await inspectState(dataDir);
    expect(file).toMatchObject({ summary: { version: 4, stories: 1, likes: 2, subscribers: 0, administrators: 0 } });
    expect(backups.map(({ at, summary }) => [at, summary?.likes])).toEqual([
      ["2026-11-21T13:00:00Z", 2],
      ["2026-11-21T12:00:00Z", 0],
    ]);
  });

  it("has a backup of each hour in which something was counted, with what had been counted before", async () => {
    const dataDir = folderOfTest();
    const { leave, like, clock, file } = await open(dataDir);
    await leave();
    await Promise.all([like(), like()]);
    clock.instant = "2026-11-21T13:00:00Z";
    await Promise.all([like(), like()]);
    await file.close();
    const { backups } = await inspectState(dataDir);
    expect(backups.map(({ at, summary }) => [at, summary?.likes])).toEqual([
      ["2026-11-21T13:00:00Z", 2],
      ["2026-11-21T12:00:00Z", 0],
    ]);
    expect(JSON.parse(await readFile(backups[0]?.path ?? "", "utf8"))).toEqual({
      ...stateOf(2),
      access: { accounts: {}, ended: { "token-0": "2026-11-21T20:00:00Z" } },
      engagement: { ...stateOf(2).engagement, days: { "2026-11-21": { likes: 2, views: 0, clicks: 0 } } },
    });
  });

  it("is written also when no backup can be made, and says so once an hour", async () => {
    const dataDir = folderOfTest();
    const { leave, left, like, likes, failures } = await open(dataDir);
    await writeFile(join(dataDir, "backups"), "a file where the folder should be");
    await Promise.all([leave(), like()]);
    await Promise.all([leave(), like()]);
    expect([left(), likes(), failures]).toMatchObject([2, 2, [{ code: "EEXIST" }]]);
  });

  it("is for one process at a time: a second one is told so, and the first goes on", async () => {
    const dataDir = folderOfTest();
    const { like, likes, file } = await open(dataDir);
    await expect(open(dataDir)).rejects.toMatchObject({
      code: "STATE_IN_USE",
      message: `${join(dataDir, "state.json")} is in use by a running server`,
    });
    await like();
    expect(likes()).toBe(1);
    await file.close();
    expect((await open(dataDir)).likes()).toBe(1);
  });

  it("refuses changes that the disk does not take, keeps the old file, and goes on by itself", async () => {
    const dataDir = folderOfTest();
    const { leave, left } = await open(dataDir);
    await leave();
    const before = await readFile(join(dataDir, "state.json"));
    // A folder in the file's place: what even root cannot rename a file over.
    await rm(join(dataDir, "state.json"));
    await mkdir(join(dataDir, "state.json", "x"), { recursive: true });
    const refused = await Promise.allSettled([leave(), leave()]);
    for (const refusal of refused) expect(refusal).toMatchObject({ reason: { code: "STATE_UNAVAILABLE" } });
    expect(left()).toBe(1);
    await rm(join(dataDir, "state.json"), { recursive: true });
    await writeFile(join(dataDir, "state.json"), before);
    await leave();
    expect(left()).toBe(2);
  });
});

const damages: [string, string, RegExp][] = [
  ["empty", "", /it is empty$/],
  ["torn", JSON.stringify(stateOf(5)).slice(0, -9), /it is not valid JSON$/],
  ["null", "null", /it holds no state$/],
  ["other than the schema", JSON.stringify({ ...stateOf(5), engagement: { stories: 5 } }), /engagement/],
  ["without its counts", JSON.stringify({ ...emptyState(), version: 3 }), /engagement/],
];

describe("a state file that is damaged", () => {
  it.each(damages)("because it is %s is refused, named and left untouched", async (_, text, reason) => {
    const dataDir = folderOfTest();
    const path = join(dataDir, "state.json");
    await writeFile(path, text);
    const refusal = await open(dataDir).catch((error) => error);
    expect(refusal).toMatchObject({ code: "STATE_DAMAGED", message: expect.stringMatching(reason) });
    expect(refusal.message).toContain(`${path} is damaged`);
    expect(refusal.message).not.toContain("\n");
    expect(refusal.hint).toMatch(/There is no backup/);
    expect(await readFile(path, "utf8")).toBe(text);
    // The lock is free again for whoever repairs it.
    await rm(path);
    await open(dataDir);
  });

  it("or missing although it was there once is not taken for a new one", async () => {
    const dataDir = folderOfTest();
    const { leave, file } = await open(dataDir);
    await leave();
    await file.close();
    await rm(join(dataDir, "state.json"));
    await expect(open(dataDir)).rejects.toMatchObject({
      code: "STATE_DAMAGED",
      message: expect.stringMatching(/it is missing, and there are backups of it$/),
      hint: expect.stringContaining("mruk state restore"),
    });
    expect(await readdir(dataDir)).not.toContain("state.json");
  });

  it("or missing although something was counted is not taken for a new one", async () => {
    const dataDir = folderOfTest();
    const { like, file } = await open(dataDir);
    await like();
    await file.close();
    await rm(join(dataDir, "backups"), { recursive: true });
    await rm(join(dataDir, "state.json"));
    await expect(open(dataDir)).rejects.toMatchObject({
      code: "STATE_DAMAGED",
      message: expect.stringMatching(/it is missing, and its counts are there$/),
      hint: expect.stringContaining("There is no backup"),
    });
  });

  it("or of a newer version is refused and left untouched, also by a restoration", async () => {
    const dataDir = folderOfTest();
    const text = '{"version":99,"everything":"new"}';
    await writeFile(join(dataDir, "state.json"), text);
    await expect(open(dataDir)).rejects.toMatchObject({ code: "STATE_TOO_NEW" });
    await expect(restore(dataDir)).rejects.toMatchObject({ code: "STATE_TOO_NEW" });
    expect(await readFile(join(dataDir, "state.json"), "utf8")).toBe(text);
  });
});

const restore = (dataDir: string, confirm = async (_damage: string, _backup: unknown) => true) =>
  restoreState({ dataDir, clock: clockAt("2026-11-21T15:30:45.123Z"), confirm });

/** A state of three who left and three likes with backups of none, one and two of them, in the hours 10, 11 and 12. */
async function stateWithBackups() {
  const dataDir = folderOfTest();
  const { leave, like, clock, file } = await open(dataDir);
  for (const hour of [10, 11, 12]) {
    clock.instant = `2026-11-21T${hour}:30:00Z`;
    await leave();
    await like();
  }
  await file.close();
  const path = join(dataDir, "state.json");
  const backup = (hour: number) => join(dataDir, "backups", `state-2026-11-21T${hour}Z.json`);
  return { dataDir, path, backup };
}

describe("a restoration", () => {
  it.each(damages)("puts the newest backup in the place of a file that is %s, and keeps that one", async (_, text) => {
    const { dataDir, path, backup } = await stateWithBackups();
    await writeFile(path, text);
    const keptAs = join(dataDir, "state-damaged-2026-11-21T15-30-45.123Z.json");
    expect(await restore(dataDir)).toEqual({
      outcome: "restored",
      backup: { path: backup(12), at: "2026-11-21T12:00:00Z", summary: expect.objectContaining({ likes: 2 }) },
      keptAs,
    });
    expect(await readFile(keptAs, "utf8")).toBe(text);
    const { left, likes } = await open(dataDir);
    expect([left(), likes()]).toEqual([2, 3]); // Nothing was wrong with the counts.
  });

  it("goes back to the newest backup that is good", async () => {
    const { dataDir, path, backup } = await stateWithBackups();
    await rm(path);
    await writeFile(backup(12), "null");
    await writeFile(backup(11), "{");
    expect(await restore(dataDir)).toMatchObject({ outcome: "restored", backup: { path: backup(10) }, keptAs: null });
    expect((await open(dataDir)).left()).toBe(0);
  });

  it.each<[string, (counts: string) => Promise<void>, RegExp]>([
    [
      "a month is torn",
      (counts) => truncate(join(counts, "2026-11.json"), 50),
      /2026-11\.json is damaged: it is not valid JSON/,
    ],
    ["a month is missing", (counts) => rm(join(counts, "2026-11.json")), /2026-11\.json is damaged: it is missing/],
    [
      "a journal is empty",
      (counts) => truncate(join(counts, "journal-000002.jsonl"), 0),
      /journal-000002\.jsonl is damaged: it has no first line/,
    ],
    ["all are missing", (counts) => rm(counts, { recursive: true }), /counts is damaged: it is missing/],
  ])(
    "puts the counts of the newest backup in the place of the counts where %s, and leaves the state",
    async (_, damage, words) => {
      const { dataDir, backup } = await stateWithBackups();
      await damage(join(dataDir, "counts"));
      await expect(open(dataDir)).rejects.toMatchObject({
        code: "STATE_DAMAGED",
        message: expect.stringMatching(words),
        hint: expect.stringContaining("mruk state restore"),
      });
      const aside = join(dataDir, "counts-set-aside-2026-11-21T15-30-45.123Z");
      const isThere = existsSync(join(dataDir, "counts"));
      let found = "";
      const result = await restore(dataDir, async (damage) => {
        found = damage;
        return true;
      });
      expect(found).toMatch(words);
      expect(result).toMatchObject({
        outcome: "restored",
        backup: { path: backup(12) },
        keptAs: isThere ? aside : null,
      });
      expect(existsSync(aside)).toBe(isThere);
      const { left, likes } = await open(dataDir);
      expect([left(), likes()]).toEqual([3, 2]);
    },
  );

  it("says what it found and what it would restore, and does nothing unless it is told to", async () => {
    const { dataDir, path, backup } = await stateWithBackups();
    await writeFile(path, "");
    let asked: unknown;
    const answer = await restore(dataDir, async (...question) => {
      asked = question;
      return false;
    });
    expect(answer).toEqual({ outcome: "declined" });
    expect(asked).toEqual([
      `${path} is damaged: it is empty`,
      { path: backup(12), at: "2026-11-21T12:00:00Z", summary: expect.objectContaining({ likes: 2 }) },
    ]);
    expect(await readFile(path, "utf8")).toBe("");
    expect((await readdir(dataDir)).filter((name) => name.startsWith("state-damaged"))).toEqual([]);
  });

  it("leaves a state alone that can be used, and a folder without one", async () => {
    const { dataDir } = await stateWithBackups();
    expect(await restore(dataDir)).toEqual({ outcome: "not-needed" });
    expect((await open(dataDir)).left()).toBe(3);
    expect(await restore(folderOfTest())).toEqual({ outcome: "not-needed" });
  });

  it("says when there is no good backup", async () => {
    const dataDir = folderOfTest();
    await writeFile(join(dataDir, "state.json"), "");
    await expect(restore(dataDir)).rejects.toMatchObject({ code: "NO_BACKUP" });
    expect(await readFile(join(dataDir, "state.json"), "utf8")).toBe("");
  });

  it("is refused while a server runs", async () => {
    const dataDir = folderOfTest();
    await open(dataDir);
    await expect(restore(dataDir)).rejects.toMatchObject({ code: "STATE_IN_USE" });
  });
});

describe("a look at the state", () => {
  it("finds nothing where nothing was ever remembered", async () => {
    expect(await inspectState(folderOfTest())).toEqual({ file: null, backups: [] });
  });

  it("names every file that cannot be used, while a server runs", async () => {
    const { dataDir, backup } = await stateWithBackups();
    await open(dataDir);
    await writeFile(backup(11), "null");
    const { file, backups } = await inspectState(dataDir);
    expect(file).toMatchObject({ summary: { likes: 3 } });
    expect(backups).toMatchObject([
      { path: backup(12), summary: { likes: 2 } },
      { path: backup(11), fault: `${backup(11)} is damaged: it holds no state` },
      { path: backup(10), summary: { likes: 0 } },
    ]);
  });
});
