import { stat } from "node:fs/promises";
import { join } from "node:path";
import { holdLock } from "#api/platform/files/lock.ts";
import { intentPath } from "./branch.ts";
import type { WorkingCopy } from "./working-copy.ts";

type Place = Pick<WorkingCopy, "gitDir" | "commonDir">;

/** Every process that changes the repository holds this lock. */
export const lockPath = ({ commonDir }: Pick<WorkingCopy, "commonDir">) => join(commonDir, "mruk.lock");

/** Git writes its index in less time, so an older lock of Git's was left behind. */
const oldestLockMs = 10_000;

/**
 * Null while we or another Git process are replacing files by those of another commit; otherwise a mark that changes whenever
 * that happens. It starts no Git process.
 */
export async function treeState(place: Place): Promise<string | null> {
  if ((await traceOf(intentPath(place))) && !(await isFree(lockPath(place)))) return null;
  const index = join(place.gitDir, "index");
  const lock = await stat(`${index}.lock`).catch(() => null);
  if (lock && Date.now() - lock.mtimeMs < oldestLockMs) return null;
  return (await traceOf(index)) ?? "";
}

/** An intent file with a free lock was left by a process that died; the next change completes the move. */
async function isFree(path: string): Promise<boolean> {
  const lock = await holdLock(path);
  lock?.release();
  return lock !== null;
}

async function traceOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
}
