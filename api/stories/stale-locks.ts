import { readdir, readFile, readlink, rm, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../platform/errors.ts";
import type { WorkingCopy } from "./working-copy.ts";

const observeMilliseconds = 1_000;
const patienceMilliseconds = 15_000;

/**
 * Waits until no Git lock stands in the way of moving the branch. A lock that a killed Git left behind is removed: one
 * that stood still for a second while no living Git works here, or, where living processes cannot be seen, one that
 * only an interrupted run of ours can have left. Otherwise CONTENT_BUSY names it. To be called under our own lock only.
 */
export async function clearStaleLocks(
  copy: WorkingCopy,
  { refs, interrupted }: { refs: readonly string[]; interrupted: boolean },
): Promise<void> {
  for (const path of locksOf(copy, refs)) await clearStaleLock(path, copy, interrupted);
}

async function clearStaleLock(path: string, { top, gitDir }: WorkingCopy, interrupted: boolean): Promise<void> {
  const began = performance.now();
  let seen = await identity(path);
  let seenSince = began;
  while (seen !== null) {
    await sleep(50);
    const now = await identity(path);
    if (now !== seen) [seen, seenSince] = [now, performance.now()];
    else if (performance.now() - seenSince >= observeMilliseconds) {
      const atWork = await gitAtWork([top, gitDir]);
      if (atWork === false || (atWork === null && interrupted)) return rm(path, { force: true });
      if (performance.now() - began >= patienceMilliseconds) throw busy(path);
    }
  }
}

/** What Git locks while it writes the index and moves these references. */
function locksOf({ gitDir, commonDir }: WorkingCopy, refs: readonly string[]): string[] {
  const own = ["index.lock", "HEAD.lock"].map((name) => join(gitDir, name));
  const shared = ["packed-refs", "shallow", ...refs].map((name) => join(commonDir, `${name}.lock`));
  return [...own, ...shared];
}

async function identity(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  return found && `${found.ino} ${found.mtimeMs}`;
}

/** Whether a Git process works in one of these folders; null where the system does not show its processes. */
async function gitAtWork(folders: readonly string[]): Promise<boolean | null> {
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
