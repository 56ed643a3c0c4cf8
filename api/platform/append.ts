import { writeSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { diskError } from "./disk.ts";

/**
 * A file at whose end lines are written. After something that failed nobody knows what the file holds: everything later fails as well,
 * until it is opened and read anew.
 */
export type Appending = {
  /** The lines are written: this process may be killed. Throws what the disk says. */
  write(lines: string): void;
  /** Resolves when everything that was written is on the disk: the power may go. Many at once are one. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

export function appendTo(file: FileHandle, path: string): Appending {
  let failed: { error: unknown } | null = null;
  let syncing: Promise<void> = Promise.resolve();
  let nextSync: Promise<void> | null = null;

  function fail(error: unknown): never {
    failed ??= { error: diskError(error, `Cannot write ${path}`) };
    throw failed.error;
  }

  function sync(): Promise<void> {
    nextSync ??= syncing.then(async () => {
      nextSync = null;
      if (failed !== null) throw failed.error;
      await file.datasync().catch(fail);
    });
    syncing = nextSync;
    return nextSync;
  }

  return {
    write(lines) {
      if (failed !== null) throw failed.error;
      const bytes = Buffer.from(lines);
      try {
        // At once: a few bytes for the system to keep take less time than telling somebody else to write them.
        for (let written = 0; written < bytes.length; ) written += writeSync(file.fd, bytes, written);
      } catch (error) {
        fail(error);
      }
    },
    sync,
    async close() {
      await sync().catch(() => {});
      await file.close();
    },
  };
}
