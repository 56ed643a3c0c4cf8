import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { diskError, diskFull, notWritable } from "./disk.ts";

type LockOptions = {
  signal?: AbortSignal | undefined;
  /** Called once, when somebody else holds the lock. */
  onWait?: () => void;
};

/** The result codes of SQLite that tell something here. */
const sqlite = { busy: 5, readOnly: 8, full: 13, cannotOpen: 14 };
const retryMilliseconds = 25;
/** What is open. A connection that nothing refers to is collected and closed, and its lock with it. */
const open = new Set<object>();

/**
 * Does the work while nobody else, in this process or another on this machine, works under the same path. The operating
 * system holds the lock for the living process only: it is free the moment its holder dies, by `kill -9` too, so there
 * is never a stale lock to judge. The file stays, and is empty.
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

/** A lock that is held until it is released, or until this process ends in whatever way. */
export type Lock = { release(): void };

/** Takes the lock under this path; null where somebody else holds it. */
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

// Node has no file locks of its own; SQLite, which it carries, takes the system's and gets them right on each of them.
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
  // The low byte: the rest tells kinds of the same answer apart.
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;
}

function lockError(path: string, error: unknown): unknown {
  const message = `Cannot write the lock ${path}`;
  const code = resultCode(error);
  if (code === sqlite.full) return diskFull(message, error);
  if (code === sqlite.readOnly || code === sqlite.cannotOpen) return notWritable(message, error);
  return diskError(error, message);
}
