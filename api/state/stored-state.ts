import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "../platform/disk.ts";
import { AppError } from "../platform/errors.ts";
import { holdLock, type Lock } from "../platform/lock.ts";
import { listBackups } from "./backups.ts";
import type { State } from "./model.ts";
import { damaged, parseState } from "./parse-state.ts";

export const statePath = (dataDir: string) => join(dataDir, "state.json");

/** The lock that whoever writes the state of a data folder holds. Throws STATE_IN_USE. */
export async function lockState(dataDir: string): Promise<Lock> {
  const lock = await holdLock(join(dataDir, "state.lock"));
  if (lock) return lock;
  throw new AppError("STATE_IN_USE", `${statePath(dataDir)} is in use by a running server`, {
    hint: "Stop that server first, or set DATA_DIR to another folder.",
  });
}

/** The state of a data folder; null where none was ever written. Throws STATE_DAMAGED, STATE_TOO_NEW. */
export async function readState(dataDir: string): Promise<State | null> {
  const path = statePath(dataDir);
  const bytes = await readIfThere(path);
  const backups = await listBackups(dataDir);
  if (bytes === null && backups.length === 0) return null;
  try {
    if (bytes === null) throw damaged(path, "it is missing, and there are backups of it");
    return parseState(bytes, path);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STATE_DAMAGED") throw error;
    throw new AppError(error.code, error.message, { hint: wayOut(backups.length), cause: error.cause });
  }
}

export async function writeState(dataDir: string, state: State): Promise<void> {
  // It holds readers' mail addresses: nobody else's business on this machine.
  await writeDurably(statePath(dataDir), `${JSON.stringify(state)}\n`, { mode: 0o600 });
}

/** What a file holds; null where there is none. */
export async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new AppError("STATE_UNAVAILABLE", `Cannot read ${path}: ${(error as Error).message}`, {
      hint: "Check who owns the file, and whether the disk is in order.",
      cause: error,
    });
  }
}

function wayOut(backups: number): string {
  return backups > 0
    ? "mruk state restore puts the newest good backup in its place, and keeps what is there now."
    : "There is no backup. Repair the file; or move it away, and all counting begins anew.";
}
