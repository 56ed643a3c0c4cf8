import { constants, copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskError, syncFolder } from "../platform/disk.ts";

/**
 * A copy of the state file. Those that are made by themselves hold the state as it stood when the hour `at` began, those made
 * by hand as it stood then.
 */
export type Backup = { path: string; at: string; byHand?: true };

/** All of so many hours are kept, and of the days before them the newest of each. Nothing older: readers were told so. */
const kept = { hours: 24, days: 14 };
/** Those made by hand are kept as long, each of them, but no more than so many. */
const mostByHand = 20;

const hourLength = "2026-11-21T08".length;
const namePattern = /^state-(\d{4}-\d{2}-\d{2}T\d{2})(?:-(\d{2})-(\d{2}\.\d{3}))?Z\.json$/;

const folderOf = (dataDir: string) => join(dataDir, "backups");

/** The backups of a data folder, newest first. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const names = await readdir(folderOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.flatMap((name) => backupOf(join(folderOf(dataDir), name), name)).sort((a, b) => (a.at < b.at ? 1 : -1));
}

function backupOf(path: string, name: string): Backup | [] {
  const [, hour, minute, second] = namePattern.exec(name) ?? [];
  if (hour === undefined) return [];
  if (minute === undefined) return { path, at: `${hour}:00:00Z` };
  return { path, at: `${hour}:${minute}:${second}Z`, byHand: true };
}

type Place = { path: string; dataDir: string };

/** A way to keep the file at `path` that is called before each time it is replaced, and does so once an hour. */
export function openBackups({ path, dataDir }: Place) {
  let lastHour: string | undefined;
  return async (now: Temporal.Instant): Promise<void> => {
    const hour = now.toString().slice(0, hourLength);
    if (hour === lastHour) return;
    lastHour = hour; // One attempt an hour: a folder that takes no backups must not hold up every write.
    await mkdir(folderOf(dataDir), { recursive: true });
    await keep(path, join(folderOf(dataDir), `state-${hour}Z.json`));
    await removeExpired(dataDir, now);
  };
}

/** Keeps the file at `path` as it is now, beside the backups that are made by themselves. */
export async function keepByHand({ path, dataDir }: Place, now: Temporal.Instant): Promise<Backup> {
  const at = now.toString({ smallestUnit: "millisecond" });
  const backup = join(folderOf(dataDir), `state-${at.replaceAll(":", "-")}.json`);
  try {
    await mkdir(folderOf(dataDir), { recursive: true });
    await rm(backup, { force: true });
    await keep(path, backup);
    await syncFolder(dirname(backup));
    await removeExpired(dataDir, now);
  } catch (error) {
    throw diskError(error, `Cannot write ${backup}`);
  }
  return { path: backup, at, byHand: true };
}

// The file is about to be replaced and never changed in place, so a second name for it is a backup that costs nothing.
async function keep(path: string, backup: string): Promise<void> {
  try {
    await link(path, backup);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return; // A start later in the same hour.
    await copyFile(path, backup, constants.COPYFILE_EXCL); // A file system without hard links.
  }
}

async function removeExpired(dataDir: string, now: Temporal.Instant): Promise<void> {
  for (const { path } of expired(await listBackups(dataDir), now)) await rm(path, { force: true });
}

/** Which of the backups, newest first, are not to be kept any longer. The newest of all always is. */
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
