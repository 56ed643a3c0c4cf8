import { readdir, readFile, readlink, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#api/platform/errors.ts";
import type { WorkingCopy } from "./working-copy.ts";

const observationMs = 1_000;
const maxWaitMs = 15_000;

/**
 * Waits until no Git lock stands in the way of moving the branch, and removes a lock that a killed Git left behind: one that did
 * not change for a second while no Git process works here, or, where processes cannot be seen, one that only an interrupted run of
 * ours can have left. Otherwise it throws CONTENT_BUSY. Call it only under our own lock for the same work.
 */
export async function clearStaleLocks(
  copy: WorkingCopy,
  { own = [], shared, interrupted }: { own?: readonly string[]; shared: readonly string[]; interrupted: boolean },
): Promise<void> {
  const paths = [...own.map((name) => join(copy.gitDir, name)), ...shared.map((name) => join(copy.commonDir, name))];
  for (const path of paths) await clearStaleLock(`${path}.lock`, copy, interrupted);
}

/** The files that Git locks while it writes the index and moves a branch. */
export const locksOfBranch = (refs: readonly string[]) => ({
  own: ["index", "HEAD"],
  shared: ["packed-refs", ...refs],
});
/** The files that Git locks while it fetches. */
export const locksOfFetch = (trackingRef: string) => ({ shared: ["shallow", trackingRef] });

async function clearStaleLock(path: string, { top, gitDir }: WorkingCopy, interrupted: boolean): Promise<void> {
  const began = performance.now();
  let seen = await identity(path);
  let seenSince = began;
  while (seen !== null) {
    await sleep(50);
    const now = await identity(path);
    if (now !== seen) [seen, seenSince] = [now, performance.now()];
    else if (performance.now() - seenSince >= observationMs) {
      const isRunning = await isGitRunning([top, gitDir]);
      if (isRunning === false || (isRunning === null && interrupted)) return rm(path, { force: true });
      if (performance.now() - began >= maxWaitMs) throw busy(path);
    }
  }
}

async function identity(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found && `${found.ino} ${found.mtimeMs}`;
}

/** Whether a Git process works in one of these folders; null where the system does not show its processes. */
async function isGitRunning(folders: readonly string[]): Promise<boolean | null> {
  const processes = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  if (processes.length === 0) return null;
  const found = await Promise.all(
    processes.map(async (id) => {
      const name = await readFile(`/proc/${id}/comm`, "utf8").catch(() => "");
      if (!name.startsWith("git")) return false;
      const at = await readlink(`/proc/${id}/cwd`).catch(() => null);
      return at !== null && folders.some((folder) => at === folder || at.startsWith(`${folder}${sep}`));
    }),
  );
  return found.includes(true);
}

function busy(path: string): AppError {
  return new AppError("CONTENT_BUSY", `Another Git command holds ${path}`, {
    hint: "Wait for it to end. If none is running, remove that file.",
  });
}
