import { join } from "node:path";
import type { Queue } from "../processes/queue.ts";
import { readChecksumFile, withChecksum } from "./checksum-file.ts";
import { pruneFolder, writeWhole } from "./disk.ts";

/** A cache in a folder, for bytes that take time to make. A path names its content: another content has another path. */
export type DiskCache = {
  /**
   * Reads the bytes from the folder, or makes them in the queue and stores them. Callers at the same time share one making, which is
   * called off when all of them have aborted before its turn. Throws OVERLOADED.
   */
  get(
    path: string,
    make: () => Promise<Uint8Array>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Uint8Array>;
  /** Reads what is stored; null where nothing is. */
  find(path: string): Promise<Uint8Array | null>;
  /** Removes the least recently used files until the folder holds at most `mostBytes`. */
  prune(): Promise<void>;
};

export type DiskCacheOptions = {
  dir: string;
  /** Makes a burst of readers wait, rather than use all of a small machine. */
  queue: Pick<Queue, "run">;
  mostBytes: number;
  /** Called when something could not be stored; its callers got it nevertheless. */
  onWriteError?: ((error: unknown) => void) | undefined;
};

type Making = { made: Promise<Uint8Array>; callers: number; abandoned: AbortController };

export function openDiskCache({ dir, queue, mostBytes, onWriteError = () => {} }: DiskCacheOptions): DiskCache {
  const underWay = new Map<string, Making>();

  async function findOrMake(file: string, make: () => Promise<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
    const stored = await readChecksumFile(file);
    if (stored) return stored;
    const made = await queue.run(make, { signal });
    await writeWhole(file, withChecksum(made)).catch(onWriteError);
    return made;
  }

  function begin(path: string, make: () => Promise<Uint8Array>): Making {
    const abandoned = new AbortController();
    const made = findOrMake(join(dir, path), make, abandoned.signal).finally(() => {
      if (underWay.get(path) === making) underWay.delete(path);
    });
    made.catch(() => {}); // All callers may have aborted.
    const making = { made, callers: 0, abandoned };
    underWay.set(path, making);
    return making;
  }

  return {
    async get(path, make, { signal } = {}) {
      signal?.throwIfAborted();
      const making = underWay.get(path) ?? begin(path, make);
      making.callers++;
      if (signal === undefined) return making.made;
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      const onAbort = () => {
        if (--making.callers === 0) {
          underWay.delete(path);
          making.abandoned.abort(signal.reason);
        }
        reject(signal.reason);
      };
      signal.addEventListener("abort", onAbort, { once: true });
      return Promise.race([making.made, aborted]).finally(() => signal.removeEventListener("abort", onAbort));
    },
    find: (path) => readChecksumFile(join(dir, path)),
    prune: () => pruneFolder(dir, { mostBytes }),
  };
}
