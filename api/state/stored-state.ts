import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { damaged } from "#api/platform/files/damaged.ts";
import { writeDurably } from "#api/platform/files/disk.ts";
import { holdLock, type Lock } from "#api/platform/files/lock.ts";
import { readIfThere } from "#api/platform/files/read-if-there.ts";
import { listBackups } from "./backups.ts";
import { isCounted, readCounts } from "./counts/stored-counts.ts";
import type { State, StoredState } from "./model.ts";
import { parseState } from "./parse-state.ts";

export const statePath = (dataDir: string) => join(dataDir, "state.json");

/** Takes the lock that protects the state and the counts of a data folder. Throws STATE_IN_USE. */
export async function lockState(dataDir: string): Promise<Lock> {
  const lock = await holdLock(join(dataDir, "state.lock"));
  if (lock) return lock;
  throw new AppError("STATE_IN_USE", `${statePath(dataDir)} is in use by a running server`, {
    hint: "Stop that server first, or set DATA_DIR to another folder.",
  });
}

/** Reads all state of a data folder; null when there is none. Throws STATE_DAMAGED, STATE_TOO_NEW. */
export async function readState(dataDir: string): Promise<State | null> {
  const stored = await readStateFile(dataDir);
  if (stored === null) return null;
  return { ...stored, engagement: stored.engagement ?? (await withWayOut(dataDir, () => readCounts(dataDir))) };
}

/** Reads the state file of a data folder; null when there is none. Throws STATE_DAMAGED, STATE_TOO_NEW. */
export function readStateFile(dataDir: string): Promise<StoredState | null> {
  return withWayOut(dataDir, async () => {
    const path = statePath(dataDir);
    const bytes = await readIfThere(path);
    if (bytes !== null) return parseState(bytes, path);
    if ((await listBackups(dataDir)).length > 0) throw damaged(path, "it is missing, and there are backups of it");
    if (await isCounted(dataDir)) throw damaged(path, "it is missing, and its counts are there");
    return null;
  });
}

/** Writes the state file. Counts in it are moved into their own files by the next process that opens it. */
export async function writeState(dataDir: string, state: StoredState): Promise<void> {
  // It holds readers' mail addresses, which no other user of this machine should read.
  await writeDurably(statePath(dataDir), `${JSON.stringify(state)}\n`, { mode: 0o600 });
}

/** Does the work, and adds to the error of a damaged file how to repair it. */
export async function withWayOut<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STATE_DAMAGED") throw error;
    const { length } = await listBackups(dataDir);
    throw new AppError(error.code, error.message, { hint: wayOut(length), cause: error.cause });
  }
}

function wayOut(backups: number): string {
  return backups > 0
    ? "mruk state restore puts the newest good backup in its place, and keeps what is there now."
    : "There is no backup. Repair the file; or move state.json and the folder counts away, and all counting begins anew.";
}
