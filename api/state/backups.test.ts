import { readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { type Backup, expired, listBackups, openBackups } from "./backups.ts";
import { temporaryDataFolder } from "./state.fixture.ts";

const at = (text: string) => Temporal.Instant.from(text);
const namesOf = (backups: readonly Backup[]) => backups.map(({ path }) => basename(path));

/** Backups of every hour of some days, newest first. */
function hourly(last: string, hours: number): Backup[] {
  return Array.from({ length: hours }, (_, index) => {
    const hour = at(last).subtract({ hours: index }).toString();
    return { path: `state-${hour.slice(0, 13)}Z.json`, hour };
  });
}

it("keeps the file once an hour, as it was before the hour's first write", async () => {
  const dataDir = await temporaryDataFolder();
  const path = join(dataDir, "state.json");
  const keep = openBackups({ path, dataDir });
  for (const [text, instant] of [
    ["one", "2026-11-21T08:00:00Z"],
    ["two", "2026-11-21T08:59:59.999Z"],
    ["three", "2026-11-21T11:00:00Z"],
  ] as const) {
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
    await keep(at(instant));
  }
  const backups = await listBackups(dataDir);
  expect(namesOf(backups)).toEqual(["state-2026-11-21T11Z.json", "state-2026-11-21T08Z.json"]);
  expect(await Promise.all(backups.map(({ path }) => readFile(path, "utf8")))).toEqual(["three", "one"]);
});

it("does not replace the backup of an hour at another start within it", async () => {
  const dataDir = await temporaryDataFolder();
  const path = join(dataDir, "state.json");
  await writeFile(path, "one");
  await openBackups({ path, dataDir })(at("2026-11-21T08:10:00Z"));
  await openBackups({ path, dataDir })(at("2026-11-21T08:20:00Z"));
  expect(await listBackups(dataDir)).toHaveLength(1);
});

it("keeps the newest 24, and beyond them the newest of each of 14 days", () => {
  const backups = hourly("2026-11-21T12:00:00Z", 24 * 30);
  const dropped = new Set(expired(backups));
  const left = backups.filter((backup) => !dropped.has(backup)).map(({ hour }) => hour.slice(0, 13));
  expect(left).toHaveLength(24 + 14);
  expect(left.slice(0, 25)).toEqual([
    ...hourly("2026-11-21T12:00:00Z", 24).map(({ hour }) => hour.slice(0, 13)),
    "2026-11-20T12",
  ]);
  expect(left.slice(25, 27)).toEqual(["2026-11-19T23", "2026-11-18T23"]);
  expect(left.at(-1)).toBe("2026-11-07T23");
});

it("keeps old backups of a site that nobody visits", () => {
  expect(expired(hourly("2019-01-01T00:00:00Z", 20))).toEqual([]);
});

it("removes what has expired, and nothing else that lies there", async () => {
  const dataDir = await temporaryDataFolder();
  const path = join(dataDir, "state.json");
  await writeFile(path, "{}");
  const keep = openBackups({ path, dataDir });
  await keep(at("2026-01-01T00:00:00Z"));
  await writeFile(join(dataDir, "backups", "notes.txt"), "mine");
  for (let hour = 0; hour < 60; hour += 1) await keep(at("2026-06-01T00:00:00Z").add({ hours: hour }));
  const names = namesOf(await listBackups(dataDir));
  expect(names).toHaveLength(24 + 3);
  expect(names.at(-1)).toBe("state-2026-01-01T00Z.json");
  expect(await readFile(join(dataDir, "backups", "notes.txt"), "utf8")).toBe("mine");
});
