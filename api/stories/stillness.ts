import { stat } from "node:fs/promises";
import { join } from "node:path";
import { holdLock } from "../platform/lock.ts";
import { intentPath } from "./branch.ts";
import type { WorkingCopy } from "./working-copy.ts";

type Place = Pick<WorkingCopy, "gitDir" | "commonDir">;

/** The lock of everybody who changes a repository. */
export const lockOf = ({ commonDir }: Pick<WorkingCopy, "commonDir">) => join(commonDir, "mruk.lock");

/** A lock of Git's that is older was left behind: Git writes its index in less. */
const oldestLockMs = 10_000;

/**
 * Null while files are being replaced by those of another commit, by us or by somebody's own Git; otherwise a mark that is
 * another one after that has happened. Costs no Git process.
 */
export async function stillness(place: Place): Promise<string | null> {
  if ((await traceOf(intentPath(place))) && !(await isFree(lockOf(place)))) return null;
  const index = join(place.gitDir, "index");
  const lock = await stat(`${index}.lock`).catch(() => null);
  if (lock && Date.now() - lock.mtimeMs < oldestLockMs) return null;
  return (await traceOf(index)) ?? "";
}

/** Then what was to be done is left from a process that died: the next one that changes something finishes it. */
async function isFree(path: string): Promise<boolean> {
  const lock = await holdLock(path);
  lock?.release();
  return lock !== null;
}

async function traceOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found && `${found.ino} ${found.mtimeMs} ${found.size}`;
}
