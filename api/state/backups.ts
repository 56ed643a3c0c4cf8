import { constants, copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** A state file that was set aside before it was replaced: the state as it stood when this hour began. */
export type Backup = { path: string; hour: string };

/** All of so many hours are kept, and of the days before them the newest of each. Nothing older: readers were told so. */
const kept = { hours: 24, days: 14 };

const hourLength = "2026-11-21T08".length;
const namePattern = /^state-(\d{4}-\d{2}-\d{2}T\d{2})Z\.json$/;

const folderOf = (dataDir: string) => join(dataDir, "backups");

/** The backups of a data folder, newest first. */
export async function listBackups(dataDir: string): Promise<Backup[]> {
  const names = await readdir(folderOf(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const hour = namePattern.exec(name)?.[1];
      return hour === undefined ? [] : { path: join(folderOf(dataDir), name), hour: `${hour}:00:00Z` };
    })
    .sort((a, b) => (a.hour < b.hour ? 1 : -1));
}

/** A way to keep the file at `path` that is called before each time it is replaced, and does so once an hour. */
export function openBackups({ path, dataDir }: { path: string; dataDir: string }) {
  let lastHour: string | undefined;
  return async (now: Temporal.Instant): Promise<void> => {
    const hour = now.toString().slice(0, hourLength);
    if (hour === lastHour) return;
    lastHour = hour; // One attempt an hour: a folder that takes no backups must not hold up every write.
    await mkdir(folderOf(dataDir), { recursive: true });
    await keep(path, join(folderOf(dataDir), `state-${hour}Z.json`));
    for (const { path } of expired(await listBackups(dataDir), now)) await rm(path, { force: true });
  };
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

/** Which of the backups, newest first, are not to be kept any longer. The newest of all always is. */
export function expired(backups: readonly Backup[], now: Temporal.Instant): Backup[] {
  const hoursOld = ({ hour }: Backup) => now.since(Temporal.Instant.from(hour)).total("hours");
  const older = backups.slice(1).filter((backup) => hoursOld(backup) >= kept.hours);
  const newestOfDays = [...Map.groupBy(older, ({ hour }) => hour.slice(0, "2026-11-21".length)).values()]
    .flatMap(([first]) => first ?? [])
    .filter((backup) => hoursOld(backup) < kept.hours + kept.days * 24);
  return older.filter((backup) => !newestOfDays.includes(backup));
}
