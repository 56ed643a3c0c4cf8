import { AppError } from "#api/platform/errors.ts";
import { openDiskCache } from "#api/platform/files/disk-cache.ts";
import { openQueue, type Queue } from "#api/platform/processes/queue.ts";
import { pictureWidths } from "../model.ts";
import type { Master } from "./master.ts";
import type { Render, Version } from "./render.ts";

export type Resizer = {
  /** The version of a master, from the cache or made in a queue. Throws OVERLOADED, PICTURE_UNREADABLE. */
  resized(master: Master, version: Version, options?: { signal?: AbortSignal | undefined }): Promise<Uint8Array>;
  /** The nearest version that is cached already; null if there is none in its format. */
  nearest(hash: string, version: Version): Promise<Uint8Array | null>;
  readonly queue: Pick<Queue, "running" | "waiting" | "refused">;
  /** Removes the least recently used versions beyond the cache's limit. */
  prune(): Promise<void>;
};

export type ResizerOptions = {
  cacheDir: string;
  render?: Render;
  /** Whether readers wait already, so that nothing costly may begin. */
  isLate?: () => boolean;
  atOnce?: number;
  mostWaiting?: number;
  mostBytes?: number;
  /** Logs why a version could not be cached; it was served nevertheless. */
  onUncached?: (error: unknown) => void;
};

export const resizing = {
  /** Two keep a small machine busy. */
  atOnce: 2,
  /** A full queue takes some five seconds. */
  mostWaiting: 24,
  /** Some 20,000 versions: those of four years. */
  mostBytes: 1_000_000_000,
} as const;

/** The codec is loaded with the first picture: servers leave it to a worker process. */
const renderHere: Render = async (master, version) => (await import("./render.ts")).render(master, version);

export function createResizer(options: ResizerOptions): Resizer {
  const { cacheDir, render = renderHere, isLate, onUncached } = options;
  const { atOnce, mostWaiting, mostBytes } = { ...resizing, ...options };
  const queue = openQueue({ atOnce, mostWaiting, isLate });
  const kept = openDiskCache({ dir: cacheDir, queue, mostBytes, onWriteError: onUncached });
  return {
    resized: (master, version, asking) =>
      kept.get(pathOf(master.hash, version), async () => render(await master.read(), version), asking),
    async nearest(hash, { width, format, crop }) {
      const wider = pictureWidths.filter((other) => other > width);
      const narrower = pictureWidths.filter((other) => other < width).reverse();
      for (const other of [...wider, ...narrower]) {
        const found = await kept.find(pathOf(hash, { width: other, format, crop }));
        if (found) return found;
      }
      return null;
    },
    queue,
    prune: kept.prune,
  };
}

const pathOf = (hash: string, { width, format, crop }: Version): string =>
  `${hash.slice(0, 2)}/${hash}-${nameOf({ width, crop })}.${format}`;

/** The width, and the part where it is not all of the picture. */
export const nameOf = ({ width, crop }: Pick<Version, "width" | "crop">): string =>
  crop === undefined ? String(width) : `${width}-${crop}`;

/** Whether the error means only that too much is being resized. */
export const isOverload = (error: unknown): boolean => error instanceof AppError && error.code === "OVERLOADED";
