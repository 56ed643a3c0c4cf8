import { join } from "node:path";
import { pruneFolder, writeWhole } from "./disk.ts";
import type { Queue } from "./queue.ts";
import { readSealed, sealed } from "./seal.ts";

/** Keeps what takes time to make in a folder, under paths that name its content. */
export type Keep = {
  /**
   * What `make` makes, found in the folder or made in its turn; asked for several times at once, it is made once. Where all who
   * asked have left before its turn comes, it is not made. Throws OVERLOADED.
   */
  get(path: string, make: () => Promise<Uint8Array>, options?: Asking): Promise<Uint8Array>;
  /** What lies there already. */
  find(path: string): Promise<Uint8Array | null>;
  /** Takes away what was not asked for for the longest time, until the folder holds no more than it may. */
  prune(): Promise<void>;
};
type Asking = { signal?: AbortSignal | undefined };

export type KeepOptions = {
  dir: string;
  /** A burst of readers waits its turn rather than taking all of a small machine. */
  queue: Pick<Queue, "run">;
  mostBytes: number;
  /** Hears why something could not be kept; it was handed out nevertheless. */
  onUnkept?: ((error: unknown) => void) | undefined;
};

type Making = { made: Promise<Uint8Array>; askers: number; abandoned: AbortController };

export function keepIn({ dir, queue, mostBytes, onUnkept = () => {} }: KeepOptions): Keep {
  const underWay = new Map<string, Making>();

  async function findOrMake(file: string, make: () => Promise<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
    const kept = await readSealed(file);
    if (kept) return kept;
    const made = await queue.run(make, { signal });
    await writeWhole(file, sealed(made)).catch(onUnkept);
    return made;
  }

  function begin(path: string, make: () => Promise<Uint8Array>): Making {
    const abandoned = new AbortController();
    const made = findOrMake(join(dir, path), make, abandoned.signal).finally(() => {
      if (underWay.get(path) === making) underWay.delete(path);
    });
    made.catch(() => {}); // Everybody who asked may have left.
    const making = { made, askers: 0, abandoned };
    underWay.set(path, making);
    return making;
  }

  return {
    async get(path, make, { signal } = {}) {
      signal?.throwIfAborted();
      const making = underWay.get(path) ?? begin(path, make);
      making.askers++;
      if (signal === undefined) return making.made;
      const { promise: left, reject } = Promise.withResolvers<never>();
      const leave = () => {
        if (--making.askers === 0) {
          underWay.delete(path);
          making.abandoned.abort(signal.reason);
        }
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave, { once: true });
      return Promise.race([making.made, left]).finally(() => signal.removeEventListener("abort", leave));
    },
    find: (path) => readSealed(join(dir, path)),
    prune: () => pruneFolder(dir, { mostBytes }),
  };
}
