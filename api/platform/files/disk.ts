import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf } from "../error-code.ts";
import { AppError } from "../errors.ts";

/**
 * Replaces a file atomically and durably, also through a power cut: a reader sees the old file or the new one, and a killed process
 * leaves at most a hidden temporary file beside it.
 */
export async function writeDurably(
  path: string,
  data: string | Uint8Array | AsyncIterable<string>,
  { mode = 0o666 }: { mode?: number } = {},
): Promise<void> {
  try {
    await putInPlace(path, data, { sync: true, mode });
    await syncFolder(dirname(path));
  } catch (error) {
    throw diskError(error, `Cannot write ${path}`);
  }
}

/** The same for one of many files in a folder: the caller syncs the folder once, when all are written (`syncFolder`). */
export function writeSynced(path: string, data: string | Uint8Array, { mode }: { mode: number }): Promise<void> {
  return putInPlace(path, data, { sync: true, mode });
}

/** Replaces a file atomically, but not durably: for files that can be made again after a power cut. */
export function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  return putInPlace(path, data, { sync: false });
}

async function putInPlace(
  path: string,
  data: string | Uint8Array | AsyncIterable<string>,
  { sync, mode }: { sync: boolean; mode?: number },
): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(temporary, "wx", mode);
    try {
      await file.writeFile(data);
      if (sync) await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {}); // The first error is the one that matters.
    throw error;
  }
}

const temporaryName = /^\.[0-9a-f-]{36}\.tmp$/;

/** Removes the temporary files that killed writers left in a folder. The caller must be the only writer there. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (temporaryName.test(name)) await rm(join(folder, name));
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Removes the files of a folder that were not modified for so many days; with `temporary`, only those that killed writers left. A file
 * that cannot be removed waits for the next call.
 */
export async function removeOldFiles(
  folder: string,
  { days, temporary = false }: { days: number; temporary?: boolean },
): Promise<void> {
  const latest = Date.now() - days * dayMilliseconds;
  for (const name of await readdir(folder).catch(() => [])) {
    if (temporary && !temporaryName.test(name)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile() && found.mtimeMs < latest) await rm(join(folder, name), { force: true }).catch(() => {});
  }
}

/** Pruning goes somewhat below the limit, so that the next file does not exceed it again. */
const fullness = 0.9;

/**
 * Removes the least recently used files below a folder until it holds at most `mostBytes`, and the temporary files that killed writers
 * left more than a day ago. On systems without access times, the oldest files go first.
 */
export async function pruneFolder(folder: string, { mostBytes }: { mostBytes: number }): Promise<void> {
  const files: { path: string; size: number; usedAt: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null);
    if (found === null) continue;
    const isAbandoned = temporaryName.test(entry.name) && found.mtimeMs < Date.now() - dayMilliseconds;
    if (isAbandoned) await rm(path, { force: true }).catch(() => {});
    else files.push({ path, size: found.size, usedAt: Math.max(found.atimeMs, found.mtimeMs) });
  }
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= mostBytes) return;
  for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= mostBytes * fullness) break;
    await rm(path, { force: true }).then(
      () => {
        bytes -= size;
      },
      () => {}, // It waits for the next call.
    );
  }
}

const codes = { full: ["ENOSPC", "EDQUOT"], closed: ["EROFS", "EACCES", "EPERM"] };

/** Turns the error of a full or read-only disk into an AppError with a hint; returns any other error as it is. */
export function diskError(error: unknown, message: string): unknown {
  const code = codeOf(error) ?? "";
  if (codes.full.includes(code)) return diskFull(message, error);
  if (codes.closed.includes(code)) return notWritable(message, error);
  return error;
}

export function diskFull(message: string, cause?: unknown): AppError {
  return new AppError("DISK_FULL", `${message}: the disk is full`, { hint: "Free some space and run again.", cause });
}

export function notWritable(message: string, cause?: unknown): AppError {
  return new AppError("CONTENT_NOT_WRITABLE", `${message}: it is read-only for this user`, {
    hint: "Check who owns the folder and whether the disk is mounted read-only.",
    cause,
  });
}

/** The error codes of systems that cannot open or sync a folder, and need not. */
const folderless = ["EINVAL", "EISDIR", "EPERM", "EBADF", "ENOTSUP"];

/** Makes renames in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    await using handle = await open(folder, "r");
    await handle.sync();
  } catch (error) {
    if (!folderless.includes(codeOf(error) ?? "")) throw error;
  }
}
