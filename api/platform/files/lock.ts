import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { diskError, diskFull, notWritable } from "./disk.ts";

type LockOptions = {
  signal?: AbortSignal | undefined;
  /** Called once, when another holder keeps this one waiting. */
  onWait?: () => void;
};

/** The result codes of SQLite that matter here. */
const sqlite = { busy: 5, readOnly: 8, full: 13, cannotOpen: 14 };
const retryMilliseconds = 25;
/** Keeps open connections reachable: one that is garbage-collected closes, and releases its lock. */
const open = new Set<object>();

/**
 * Runs the work while it holds the lock at this path, against this process and all others on this machine. The operating system
 * releases the lock the moment its holder dies, by `kill -9` too, so there is never a stale lock to remove. The file stays, empty.
 */
export async function withLock<Result>(
  path: string,
  work: () => Promise<Result>,
  { signal, onWait }: LockOptions = {},
): Promise<Result> {
  const lock = await openLock(path);
  try {
    let waiting = false;
    while (!lock.tryToHold()) {
      if (!waiting) onWait?.();
      waiting = true;
      await sleep(retryMilliseconds, undefined, { signal });
    }
    signal?.throwIfAborted();
    return await work();
  } finally {
    lock.close();
  }
}

/** A lock that is held until `release`, or until this process ends in any way. */
export type Lock = { release(): void };

/** Takes the lock at this path; null where it is taken. */
export async function holdLock(path: string): Promise<Lock | null> {
  const lock = await openLock(path);
  let held = false;
  try {
    held = lock.tryToHold();
    return held ? { release: lock.close } : null;
  } finally {
    if (!held) lock.close();
  }
}

// Node has no file locks of its own; SQLite, which comes with it, uses those of the system, and gets them right on all of them.
async function openLock(path: string) {
  try {
    await mkdir(dirname(path), { recursive: true });
    const { DatabaseSync } = await import("node:sqlite");
    const database = new DatabaseSync(path, { timeout: 0 });
    open.add(database);
    return {
      tryToHold(): boolean {
        try {
          database.exec("BEGIN EXCLUSIVE");
          return true;
        } catch (error) {
          if (resultCode(error) === sqlite.busy) return false;
          throw lockError(path, error);
        }
      },
      close(): void {
        if (open.delete(database)) database.close();
      },
    };
  } catch (error) {
    throw lockError(path, error);
  }
}

function resultCode(error: unknown): number | undefined {
  // The low byte is the primary code; the rest is detail.
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;
}

function lockError(path: string, error: unknown): unknown {
  const message = `Cannot write the lock ${path}`;
  const code = resultCode(error);
  if (code === sqlite.full) return diskFull(message, error);
  if (code === sqlite.readOnly || code === sqlite.cannotOpen) return notWritable(message, error);
  return diskError(error, message);
}
