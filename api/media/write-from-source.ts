import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { codeOf } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError, syncFolder } from "#api/platform/files/disk.ts";
import { type Fingerprint, fingerprintOf, isSame, mismatch, streamOf } from "./content.ts";
import type { MediaOrder, MediaSource } from "./model.ts";

type WriteOptions = MediaOrder & { source: MediaSource; print: Fingerprint };

/**
 * Puts a file in place atomically and durably, and never holds all of it in memory. The written file is read and
 * compared first. Throws DISK_FULL, STORAGE_MISMATCH.
 */
export async function writeFromSource(path: string, { source, print, signal, progress }: WriteOptions): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    await using file = await open(temporary, "wx");
    let written = 0;
    for await (const chunk of streamOf(source)) {
      signal?.throwIfAborted();
      await file.writeFile(chunk);
      written += chunk.length;
      progress?.(Math.min(1, written / print.length));
    }
    await file.sync();
    if (!isSame(print, await fingerprintOf(createReadStream(temporary), signal))) throw mismatch(path);
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {}); // The first error is the one to report.
    throw inItsPlace(error) ? occupied(path) : diskError(error, `Cannot write ${path}`);
  }
}

const inItsPlace = (error: unknown) => ["EISDIR", "ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "");

function occupied(path: string): AppError {
  return new AppError("STORAGE_REFUSED", `Something else lies at ${path}.`, {
    hint: "Take it away and try again.",
  });
}
