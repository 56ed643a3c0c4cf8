import { existsSync } from "node:fs";
import { readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { inspectState } from "./inspect.ts";
import { restoreState } from "./restore.ts";
import { clockAt, damages, openedState } from "./state-file.fixture.ts";

const restore = (dataDir: string, confirm = async (_damage: string, _backup: unknown) => true) =>
  restoreState({ dataDir, clock: clockAt("2026-11-21T15:30:45.123Z"), confirm });

/** A state of three accounts and three likes with backups of none, one and two of them, in the hours 10, 11 and 12. */
async function stateWithBackups() {
  const dataDir = folderOfTest();
  const { admit, like, clock, file } = await openedState(dataDir);
  for (const hour of [10, 11, 12]) {
    clock.instant = `2026-11-21T${hour}:30:00Z`;
    await admit();
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
    const { admitted, likes } = await openedState(dataDir);
    expect([admitted(), likes()]).toEqual([2, 3]); // Nothing was wrong with the counts.
  });

  it("goes back to the newest backup that is good", async () => {
    const { dataDir, path, backup } = await stateWithBackups();
    await rm(path);
    await writeFile(backup(12), "null");
    await writeFile(backup(11), "{");
    expect(await restore(dataDir)).toMatchObject({ outcome: "restored", backup: { path: backup(10) }, keptAs: null });
    expect((await openedState(dataDir)).admitted()).toBe(0);
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
      await expect(openedState(dataDir)).rejects.toMatchObject({
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
      const { admitted, likes } = await openedState(dataDir);
      expect([admitted(), likes()]).toEqual([3, 2]);
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
    expect((await openedState(dataDir)).admitted()).toBe(3);
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
    await openedState(dataDir);
    await expect(restore(dataDir)).rejects.toMatchObject({ code: "STATE_IN_USE" });
  });
});

describe("a look at the state", () => {
  it("finds nothing where nothing was ever remembered", async () => {
    expect(await inspectState(folderOfTest())).toEqual({ file: null, backups: [] });
  });

  it("names every file that cannot be used, while a server runs", async () => {
    const { dataDir, backup } = await stateWithBackups();
    await openedState(dataDir);
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
