// The backup that goes before an upgrade.
import { chown, cp, mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "#api/platform/config.ts";
import { ifMissing } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError } from "#api/platform/files/disk.ts";
import { countsFolder } from "#api/state/counts/stored-counts.ts";
import { keepBackup } from "#api/state/keep-backup.ts";
import { statePath } from "#api/state/stored-state.ts";
import { syncFiles } from "./archive.ts";
import type { Machine } from "./machine.ts";

/**
 * Keeps state, counts and settings: as they lie there in a folder of /var/backups/mruk, and as one file among the backups of the data
 * folder, whose path is returned; null where nothing is remembered in files that this program can read. Throws DISK_FULL,
 * CONTENT_NOT_WRITABLE.
 */
export async function keepBefore(config: Config, machine: Machine): Promise<string | null> {
  const { layout, now } = machine;
  const folder = join(layout.backups, `upgrade-${now().toString({ smallestUnit: "second" }).replaceAll(":", "-")}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await keepCopy(layout.settings, join(folder, "mruk.env"));
    if (config.DATABASE_URL !== undefined) return null;
    await keepCopy(statePath(config.DATA_DIR), join(folder, "state.json"));
    await keepCopy(countsFolder(config.DATA_DIR), join(folder, "counts"));
    await syncFiles(folder);
    return await keepState(config, machine);
  } catch (error) {
    throw diskError(error, `Cannot write ${folder}`);
  }
}

async function keepState({ DATA_DIR }: Config, { now }: Machine): Promise<string | null> {
  try {
    const { path } = await keepBackup(DATA_DIR, now());
    // Root made it, and the account has to be able to read it.
    const { uid, gid } = await stat(DATA_DIR);
    for (const made of [dirname(path), path]) await chown(made, uid, gid);
    return path;
  } catch (error) {
    if (error instanceof AppError && (error.code === "NO_STATE" || error.code === "STATE_TOO_NEW")) return null;
    throw error;
  }
}

const keepCopy = (path: string, copy: string): Promise<void> =>
  cp(path, copy, { recursive: true }).catch(ifMissing(undefined));
