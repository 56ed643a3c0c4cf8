import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { type Backup, expired, keepByHand, keepFile, listBackups, openBackups } from "./backups.ts";

const at = (text: string) => Temporal.Instant.from(text);
const namesOf = (backups: readonly Backup[]) => backups.map(({ path }) => basename(path));

/** Backups of one file. */
const keeping = (path: string, dataDir: string) => ({ dataDir, write: (backup: string) => keepFile(path, backup) });
const opened = (path: string, dataDir: string) =>
  openBackups({
    ...keeping(path, dataDir),
    onFailed(error) {
      throw error;
    },
  });

/** Backups of every hour of some days, newest first. */
function hourly(last: string, hours: number): Backup[] {
  return Array.from({ length: hours }, (_, index) => {
    const hour = at(last).subtract({ hours: index }).toString();
    return { path: `state-${hour.slice(0, 13)}Z.json`, at: hour };
  });
}

it("copies the file once an hour, as it was before the hour's first write", async () => {
  const dataDir = folderOfTest();
  const path = join(dataDir, "state.json");
  const { hourly } = opened(path, dataDir);
  for (const [text, instant] of [
    ["one", "2026-11-21T08:00:00Z"],
    ["two", "2026-11-21T08:59:59.999Z"],
    ["three", "2026-11-21T11:00:00Z"],
  ] as const) {
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
    await hourly(at(instant));
  }
  const backups = await listBackups(dataDir);
  expect(namesOf(backups)).toEqual(["state-2026-11-21T11Z.json", "state-2026-11-21T08Z.json"]);
  expect(await Promise.all(backups.map(({ path }) => readFile(path, "utf8")))).toEqual(["three", "one"]);
});

it("does not replace the backup of an hour after a restart within it", async () => {
  const dataDir = folderOfTest();
  const path = join(dataDir, "state.json");
  await writeFile(path, "one");
  await opened(path, dataDir).hourly(at("2026-11-21T08:10:00Z"));
  await opened(path, dataDir).hourly(at("2026-11-21T08:20:00Z"));
  expect(await listBackups(dataDir)).toHaveLength(1);
});

it("keeps all of 24 hours, and the newest of each of the 14 days before", () => {
  const now = "2026-11-21T12:00:00Z";
  const backups = hourly(now, 24 * 30);
  const dropped = new Set(expired(backups, at(now)));
  const left = backups.filter((backup) => !dropped.has(backup)).map(({ at }) => at.slice(0, 13));
  expect(left.slice(0, 25)).toEqual([...hourly(now, 24).map(({ at }) => at.slice(0, 13)), "2026-11-20T12"]);
  expect(left.slice(25, 27)).toEqual(["2026-11-19T23", "2026-11-18T23"]);
  expect(left.at(-1)).toBe("2026-11-06T23");
  expect(left).toHaveLength(24 + 15); // Fourteen times 24 hours begin and end within a day.
});

it("keeps nothing of a quiet site for longer, but always the newest", () => {
  const years = ["2026-11-21T12", "2026-11-06T13", "2026-11-06T12", "2026-07-01T00", "2019-01-01T00"];
  const backups = years.map((hour) => ({ path: `state-${hour}Z.json`, at: `${hour}:00:00Z` }));
  const dropped = (now: string) => expired(backups, at(now)).map((backup) => backup.at.slice(0, 13));
  expect(dropped("2026-11-21T12:30:00Z")).toEqual(["2026-11-06T12", "2026-07-01T00", "2019-01-01T00"]);
  expect(dropped("2030-01-01T00:00:00Z")).toEqual(years.slice(1));
});

it("removes expired backups, and nothing else from the folder", async () => {
  const dataDir = folderOfTest();
  const path = join(dataDir, "state.json");
  await writeFile(path, "{}");
  const { hourly } = opened(path, dataDir);
  await hourly(at("2026-01-01T00:00:00Z"));
  await writeFile(join(dataDir, "backups", "notes.txt"), "mine");
  for (let hour = 0; hour < 60; hour += 1) await hourly(at("2026-06-01T00:00:00Z").add({ hours: hour }));
  const names = namesOf(await listBackups(dataDir));
  expect(names).toHaveLength(24 + 2);
  expect(names.at(-1)).toBe("state-2026-06-01T23Z.json");
  expect(await readFile(join(dataDir, "backups", "notes.txt"), "utf8")).toBe("mine");
});

describe("a backup made by hand", () => {
  const byHand = (text: string): Backup => ({ path: `${text}.json`, at: text, byHand: true });

  it("holds the file as it is then, and can be made again in the same instant", async () => {
    const dataDir = folderOfTest();
    const path = join(dataDir, "state.json");
    await writeFile(path, "one");
    const now = at("2026-11-21T08:10:00.1234Z");
    const backup = await keepByHand(keeping(path, dataDir), now);
    expect(backup).toEqual({
      path: join(dataDir, "backups", "state-2026-11-21T08-10-00.123Z.json"),
      at: "2026-11-21T08:10:00.123Z",
      byHand: true,
    });
    await writeFile(`${path}.new`, "two");
    await rename(`${path}.new`, path);
    expect(await readFile(backup.path, "utf8")).toBe("one");
    await keepByHand(keeping(path, dataDir), now);
    expect(await readFile(backup.path, "utf8")).toBe("two");
    expect(await listBackups(dataDir)).toEqual([backup]);
  });

  it("stays beside the hourly ones, each for fifteen days and no longer", () => {
    const now = at("2026-11-21T12:00:00Z");
    const made = [
      byHand("2026-11-10T09:10:00.000Z"),
      byHand("2026-11-10T09:05:00.000Z"),
      byHand("2026-11-06T11:59:00.000Z"),
    ];
    const backups = [...hourly(now.toString(), 24 * 20), ...made].sort((a, b) => (a.at < b.at ? 1 : -1));
    const dropped = new Set(expired(backups, now));
    expect(made.map((backup) => dropped.has(backup))).toEqual([false, false, true]);
    expect(backups.filter((backup) => !dropped.has(backup) && !backup.byHand)).toHaveLength(24 + 15);
  });

  it("makes room for newer ones beyond twenty", () => {
    const many = Array.from({ length: 30 }, (_, index) => byHand(`2026-11-21T11:${59 - index}:00.000Z`));
    expect(expired(many, at("2026-11-21T12:00:00Z"))).toEqual(many.slice(21));
  });

  it("is refused with an explanation when the folder is not writable", async () => {
    const dataDir = folderOfTest();
    await expect(
      keepByHand(keeping(join(dataDir, "state.json"), dataDir), at("2026-11-21T12:00:00Z")),
    ).rejects.toThrow();
    expect(await listBackups(dataDir)).toEqual([]);
  });
});
