import { existsSync } from "node:fs";
import { constants, copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf, ifMissing } from "#api/platform/error-code.ts";
import { diskError, syncFolder } from "#api/platform/files/disk.ts";

/**
 * One file with everything, counts included. An automatic backup holds the state at the start of its hour `at`, a manual one the state at
 * that moment.
 */
export type Backup = { path: string; at: string; byHand?: true };

/** Kept automatic backups: all of so many hours, and the newest of each day before. None older, as readers were promised. */
const kept = { hours: 24, days: 14 };
/** Manual backups are kept as long, each of them, but no more than so many. */
const mostByHand = 20;

const hourLength = "2026-11-21T08".length;
const namePattern = /^state-(\d{4}-\d{2}-\d{2}T\d{2})(?:-(\d{2})-(\d{2}\.\d{3}))?Z\.json$/;

const folderOf = (dataDir: string) => join(dataDir, "backups");

/** The backups of a data folder, newest first. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const names = await readdir(folderOf(dataDir)).catch(ifMissing([]));
  return names.flatMap((name) => backupOf(join(folderOf(dataDir), name), name)).sort((a, b) => (a.at < b.at ? 1 : -1));
}

function backupOf(path: string, name: string): Backup | [] {
  const [, hour, minute, second] = namePattern.exec(name) ?? [];
  if (hour === undefined) return [];
  if (minute === undefined) return { path, at: `${hour}:00:00Z` };
  return { path, at: `${hour}:${minute}:${second}Z`, byHand: true };
}

type Keeping = {
  dataDir: string;
  /** Writes the present state into a new file. */
  write(path: string): Promise<void>;
};

const hourMilliseconds = 60 * 60 * 1000;

/**
 * Makes a backup once an hour, when it is called before each change. `hourly` resolves when this hour's has been made, or has failed: an
 * unwritable folder delays nothing.
 */
export function openBackups({ dataDir, write, onFailed }: Keeping & { onFailed(error: unknown): void }) {
  let lastHour: number | undefined;
  let keeping: Promise<void> = Promise.resolve();

  async function keep(now: Temporal.Instant): Promise<void> {
    const path = join(folderOf(dataDir), `state-${now.toString().slice(0, hourLength)}Z.json`);
    // Synchronous, since the change waits for it; after a restart within the hour there is a backup already.
    if (existsSync(path)) return;
    await write(path);
    await removeExpired(dataDir, now);
  }

  return {
    hourly(now: Temporal.Instant): Promise<void> {
      const hour = Math.floor(now.epochMilliseconds / hourMilliseconds);
      if (hour !== lastHour) keeping = keep(now).catch(onFailed);
      lastHour = hour;
      return keeping;
    },
    /** Waits for the backup that is being made. */
    settled: () => keeping,
  };
}

/** Makes a manual backup now. Throws DISK_FULL, CONTENT_NOT_WRITABLE. */
export async function keepByHand({ dataDir, write }: Keeping, now: Temporal.Instant): Promise<Backup> {
  const at = now.toString({ smallestUnit: "millisecond" });
  const path = join(folderOf(dataDir), `state-${at.replaceAll(":", "-")}.json`);
  try {
    await rm(path, { force: true });
    await write(path);
    await removeExpired(dataDir, now);
  } catch (error) {
    throw diskError(error, `Cannot write ${path}`);
  }
  return { path, at, byHand: true };
}

/** Backs up a file that is only ever replaced as a whole with a hard link, which costs nothing. */
export async function keepFile(path: string, backup: string): Promise<void> {
  await mkdir(dirname(backup), { recursive: true });
  try {
    await link(path, backup);
  } catch (error) {
    if (codeOf(error) === "ENOENT") throw error;
    await copyFile(path, backup, constants.COPYFILE_EXCL); // A file system without hard links.
  }
  await syncFolder(dirname(backup));
}

async function removeExpired(dataDir: string, now: Temporal.Instant): Promise<void> {
  for (const { path } of expired(await listBackups(dataDir), now)) await rm(path, { force: true });
}

/** The expired ones of these backups, newest first. The newest of all never expires. */
export function expired(backups: readonly Backup[], now: Temporal.Instant): Backup[] {
  const hoursOld = ({ at }: Backup) => now.since(Temporal.Instant.from(at)).total("hours");
  const isForgotten = (backup: Backup) => hoursOld(backup) >= kept.hours + kept.days * 24;
  const rest = backups.slice(1);
  const byHand = rest.filter((backup) => backup.byHand);
  const older = rest.filter((backup) => !backup.byHand && hoursOld(backup) >= kept.hours);
  const newestOfDays = [...Map.groupBy(older, ({ at }) => at.slice(0, "2026-11-21".length)).values()]
    .flatMap(([first]) => first ?? [])
    .filter((backup) => !isForgotten(backup));
  return [
    ...older.filter((backup) => !newestOfDays.includes(backup)),
    ...byHand.filter((backup, index) => isForgotten(backup) || index >= mostByHand),
  ];
}
