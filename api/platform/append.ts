import type { FileHandle } from "node:fs/promises";
import { diskError } from "./disk.ts";

/**
 * A file at whose end lines are written. After something that failed nobody knows what the file holds: everything later fails as well,
 * until it is opened and read anew.
 */
export type Appending = {
  /** Lays lines ready; whoever writes next takes them along, in order. */
  add(lines: string): void;
  /** Resolves when everything that was added is written: this process may be killed. Throws what the disk says. */
  flush(): Promise<void>;
  /** Resolves when everything that was added is on the disk: the power may go. Many at once are one. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

export function appendTo(file: FileHandle, path: string): Appending {
  let ready = "";
  let writing: Promise<void> = Promise.resolve();
  let syncing: Promise<void> = Promise.resolve();
  let nextSync: Promise<void> | null = null;

  const named = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      throw diskError(error, `Cannot write ${path}`);
    });

  function flush(): Promise<void> {
    if (ready !== "") {
      writing = writing.then(async () => {
        const lines = ready;
        ready = "";
        if (lines !== "") await file.appendFile(lines);
      });
    }
    return named(writing);
  }

  function sync(): Promise<void> {
    void flush().catch(() => {}); // It is the writing itself that is waited for below.
    nextSync ??= syncing.then(async () => {
      nextSync = null;
      await writing;
      await file.datasync();
    });
    syncing = nextSync;
    return named(nextSync);
  }

  return {
    add(lines) {
      ready += lines;
    },
    flush,
    sync,
    async close() {
      await sync().catch(() => {});
      await file.close();
    },
  };
}
