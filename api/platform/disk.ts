import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "./errors.ts";

/**
 * Puts a file in place as a whole or not at all, and so that it outlives a power cut: a reader sees the old file or the
 * new one, and what a killed process leaves is at most a hidden temporary file beside it.
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

/** The same of one of many in a folder, which its writer makes durable when all are there (`syncFolder`). */
export function writeSynced(path: string, data: string | Uint8Array, { mode }: { mode: number }): Promise<void> {
  return putInPlace(path, data, { sync: true, mode });
}

/** Puts a file in place as a whole or not at all; for what can be made again, since a power cut may undo it. */
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
    await rm(temporary, { force: true }).catch(() => {}); // What went wrong first is what matters.
    throw error;
  }
}

const temporaryName = /^\.[0-9a-f-]{36}\.tmp$/;

/** Removes what killed writers have left in a folder: for who is the only one to write there. */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (temporaryName.test(name)) await rm(join(folder, name));
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Removes the files of a folder that nobody has touched for so many days; `temporary`, only what killed writers have left.
 * What is not there, or cannot be removed, is met again the next time.
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

/** How full a folder is left that was too full, so that the next file does not make it so again. */
const fullness = 0.9;

/**
 * Removes the files below a folder that were not used for the longest time until all are of `mostBytes` together, and what killed
 * writers have left a day ago. Where the system notes no reading, the oldest ones go.
 */
export async function pruneFolder(folder: string, { mostBytes }: { mostBytes: number }): Promise<void> {
  const files: { path: string; size: number; usedAt: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null);
    if (found === null) continue;
    const isLeft = temporaryName.test(entry.name) && found.mtimeMs < Date.now() - dayMilliseconds;
    if (isLeft) await rm(path, { force: true }).catch(() => {});
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
      () => {}, // Met again the next time.
    );
  }
}

const codes = { full: ["ENOSPC", "EDQUOT"], closed: ["EROFS", "EACCES", "EPERM"] };

/** A full or read-only disk as the error that says so and what to do; any other error as it is. */
export function diskError(error: unknown, message: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
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

/** What systems answer that cannot open or sync a folder; they do not need it. */
const folderless = ["EINVAL", "EISDIR", "EPERM", "EBADF", "ENOTSUP"];

/** A rename is durable only once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    await using handle = await open(folder, "r");
    await handle.sync();
  } catch (error) {
    if (!folderless.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
