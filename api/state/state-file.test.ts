import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emptyAccess } from "#api/access/model.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { seeItWaitForDisk } from "#api/platform/files/syncs.fixture.ts";
import { inspectState } from "./inspect.ts";
import { emptyState } from "./model.ts";
import { restoreState } from "./restore.ts";
import { account, clockAt, damages, openedState, stateOf } from "./state-file.fixture.ts";

describe("the state file", () => {
  it("holds what was answered when the next process opens it", async () => {
    const dataDir = folderOfTest();
    const first = await openedState(dataDir);
    await Promise.all(Array.from({ length: 100 }, () => Promise.all([first.admit(), first.like()])));
    const kept = JSON.parse(await readFile(join(dataDir, "state.json"), "utf8"));
    expect(kept).toEqual({ ...emptyState(), access: { ...emptyAccess(), accounts: expect.any(Object) } });
    await first.file.close();
    const second = await openedState(dataDir);
    expect([second.admitted(), second.likes()]).toEqual([100, 100]);
  });

  it("answers when the disk has made sure of the file, and then of its place in the folder", async () => {
    const { admit } = await openedState(folderOfTest());
    await admit(); // The hour's backup is made of the first change.
    expect(await seeItWaitForDisk(admit)).toEqual(["file", "folder"]);
  });

  it("is for its owner's eyes only, and so are its backups", async () => {
    const dataDir = folderOfTest();
    const { admit, like, file } = await openedState(dataDir);
    await Promise.all([admit(), like()]);
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
    const { admit, like, file } = await openedState(dataDir);
    await Promise.all([admit(), admit(), like()]);
    await file.close();
    const names = await readdir(dataDir, { recursive: true });
    expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("clears away what a killed server was writing, and nothing else", async () => {
    const dataDir = folderOfTest();
    const half = `.${randomUUID()}.tmp`;
    for (const name of [half, ".notes.tmp"]) await writeFile(join(dataDir, name), '{"newsletter":{"subscr');
    await openedState(dataDir);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("."))).toEqual([".notes.tmp"]);
  });

  it("has a backup before its first change is answered, and one of each hour with changes", async () => {
    const dataDir = folderOfTest();
    const { admit, like, clock } = await openedState(dataDir);
    await admit();
    await like();
    await like();
    clock.instant = "2026-11-21T13:59:00Z";
    await admit();
    const { file, backups } = await inspectState(dataDir);
    expect(file).toMatchObject({ summary: { version: 8, stories: 1, likes: 2, subscribers: 0, administrators: 2 } });
    expect(backups.map(({ at, summary }) => [at, summary?.likes])).toEqual([
      ["2026-11-21T13:00:00Z", 2],
      ["2026-11-21T12:00:00Z", 0],
    ]);
  });

  it("has a backup of each hour in which something was counted, with what had been counted before", async () => {
    const dataDir = folderOfTest();
    const { admit, like, clock, file } = await openedState(dataDir);
    await admit();
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
      access: { ...emptyAccess(), accounts: { "account-0": account } },
      engagement: { ...stateOf(2).engagement, days: { "2026-11-21": { likes: 2, views: 0, clicks: 0 } } },
    });
  });

  it("is written also when no backup can be made, and says so once an hour", async () => {
    const dataDir = folderOfTest();
    const { admit, admitted, like, likes, failures } = await openedState(dataDir);
    await writeFile(join(dataDir, "backups"), "a file where the folder should be");
    await Promise.all([admit(), like()]);
    await Promise.all([admit(), like()]);
    expect([admitted(), likes(), failures]).toMatchObject([2, 2, [{ code: "EEXIST" }]]);
  });

  it("is for one process at a time: a second one is told so, and the first goes on", async () => {
    const dataDir = folderOfTest();
    const { like, likes, file } = await openedState(dataDir);
    await expect(openedState(dataDir)).rejects.toMatchObject({
      code: "STATE_IN_USE",
      message: `${join(dataDir, "state.json")} is in use by a running server`,
    });
    await like();
    expect(likes()).toBe(1);
    await file.close();
    expect((await openedState(dataDir)).likes()).toBe(1);
  });

  it("refuses changes that the disk does not take, keeps the old file, and goes on by itself", async () => {
    const dataDir = folderOfTest();
    const { admit, admitted } = await openedState(dataDir);
    await admit();
    const before = await readFile(join(dataDir, "state.json"));
    // A folder in the file's place: what even root cannot rename a file over.
    await rm(join(dataDir, "state.json"));
    await mkdir(join(dataDir, "state.json", "x"), { recursive: true });
    const refused = await Promise.allSettled([admit(), admit()]);
    for (const refusal of refused) expect(refusal).toMatchObject({ reason: { code: "STATE_UNAVAILABLE" } });
    expect(admitted()).toBe(1);
    await rm(join(dataDir, "state.json"), { recursive: true });
    await writeFile(join(dataDir, "state.json"), before);
    await admit();
    expect(admitted()).toBe(2);
  });
});

describe("a state file that is damaged", () => {
  it.each(damages)("because it is %s is refused, named and left untouched", async (_, text, reason) => {
    const dataDir = folderOfTest();
    const path = join(dataDir, "state.json");
    await writeFile(path, text);
    const refusal = await openedState(dataDir).catch((error) => error);
    expect(refusal).toMatchObject({ code: "STATE_DAMAGED", message: expect.stringMatching(reason) });
    expect(refusal.message).toContain(`${path} is damaged`);
    expect(refusal.message).not.toContain("\n");
    expect(refusal.hint).toMatch(/There is no backup/);
    expect(await readFile(path, "utf8")).toBe(text);
    // The lock is free again for whoever repairs it.
    await rm(path);
    await openedState(dataDir);
  });

  it("or missing although it was there once is not taken for a new one", async () => {
    const dataDir = folderOfTest();
    const { admit, file } = await openedState(dataDir);
    await admit();
    await file.close();
    await rm(join(dataDir, "state.json"));
    await expect(openedState(dataDir)).rejects.toMatchObject({
      code: "STATE_DAMAGED",
      message: expect.stringMatching(/it is missing, and there are backups of it$/),
      hint: expect.stringContaining("mruk state restore"),
    });
    expect(await readdir(dataDir)).not.toContain("state.json");
  });

  it("or missing although something was counted is not taken for a new one", async () => {
    const dataDir = folderOfTest();
    const { like, file } = await openedState(dataDir);
    await like();
    await file.close();
    await rm(join(dataDir, "backups"), { recursive: true });
    await rm(join(dataDir, "state.json"));
    await expect(openedState(dataDir)).rejects.toMatchObject({
      code: "STATE_DAMAGED",
      message: expect.stringMatching(/it is missing, and its counts are there$/),
      hint: expect.stringContaining("There is no backup"),
    });
  });

  it("or of a newer version is refused and left untouched, also by a restoration", async () => {
    const dataDir = folderOfTest();
    const text = '{"version":99,"everything":"new"}';
    await writeFile(join(dataDir, "state.json"), text);
    await expect(openedState(dataDir)).rejects.toMatchObject({ code: "STATE_TOO_NEW" });
    await expect(
      restoreState({ dataDir, clock: clockAt("2026-11-21T15:30:45Z"), confirm: async () => true }),
    ).rejects.toMatchObject({ code: "STATE_TOO_NEW" });
    expect(await readFile(join(dataDir, "state.json"), "utf8")).toBe(text);
  });
});
