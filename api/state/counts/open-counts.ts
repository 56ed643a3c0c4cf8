import { setImmediate as immediate } from "node:timers/promises";
import type { Counting, CountStore } from "#api/engagement/count-store.ts";
import { diskError, removeTemporaryFiles } from "#api/platform/files/disk.ts";
import { closing } from "#api/platform/processes/batch.ts";
import type { StoryId } from "#api/stories/model.ts";
import { unavailable } from "../unavailable.ts";
import { openOnDisk } from "./counts-on-disk.ts";
import type { CountsImage, Months } from "./months.ts";
import { countsFolder, readStoredCounts, type StoredCounts } from "./stored-counts.ts";

/** Counts in files. A count costs one line of a journal, which shares its sync with other waiting ones, however many counts there are. */
export type CountsInFiles = CountStore & {
  image(): CountsImage;
  /** Waits for counts under way, and takes no more. */
  close(): Promise<void>;
};

export type CountsOptions = {
  /** Called right before counts are written. */
  beforeCounting?: () => void;
  /** Called when a journal could not be merged into the month files. Nothing is lost, and it is tried again. */
  onUnsaved?: (error: unknown) => void;
  /** The length at which a journal is merged, in bytes. */
  journalBytes?: number;
};

/**
 * A start reads this much in a tenth of a second. Where the month files are larger, it grows in proportion to them, so that each like
 * pays the same share of rewriting them, however many stories there are.
 */
const usualJournalBytes = ({ bytes }: StoredCounts) => Math.max(4_000_000, 2 * bytes);

type Waiting = { counting: Counting; resolve(): void; reject(error: unknown): void };

/** Opens the counts of a data folder; the caller must hold its lock. Throws STATE_DAMAGED, also where there are none. */
export async function openCounts(dataDir: string, options: CountsOptions = {}): Promise<CountsInFiles> {
  const folder = countsFolder(dataDir);
  const stored = await readStoredCounts(dataDir);
  const { beforeCounting, onUnsaved = () => {}, journalBytes = usualJournalBytes(stored) } = options;
  await removeTemporaryFiles(folder).catch(() => {}); // A failure here must not keep a server from starting.
  const { months, ...disk } = openOnDisk(folder, stored, { onUnsaved, journalBytes });
  const likesListeners = new Set<(id: StoryId) => void>();
  let likesVersion = 0;
  const waiting: Waiting[] = [];
  let working: Promise<void> | null = null;
  let ended = false;

  async function commit(batch: readonly Waiting[]): Promise<void> {
    const countings = possibleOf(batch, months);
    try {
      if (countings.length > 0) await disk.write(countings);
    } catch (cause) {
      const error = unavailable(diskError(cause, `Cannot write ${folder}`));
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const { resolve } of batch) resolve();
    for (const { id, what } of countings) {
      if (what !== "likes") continue;
      likesVersion += 1;
      for (const listener of likesListeners) listener(id);
    }
  }

  async function work(): Promise<void> {
    await immediate(); // Counts of the same turn of the event loop share a write.
    do {
      if (waiting.length > 0) beforeCounting?.();
      await commit(waiting.splice(0));
      await disk.tidy();
    } while (waiting.length > 0);
    working = null;
  }

  working = work(); // Merges the journal of the last process.
  return {
    countsOf: months.countsOf,
    byDay: months.byDay,
    likesVersion: () => likesVersion,
    onLikes: (listener) => void likesListeners.add(listener),
    count(counting) {
      if (ended) return Promise.reject(closing());
      return new Promise((resolve, reject) => {
        waiting.push({ counting, resolve, reject });
        working ??= work();
      });
    },
    image: months.image,
    async close() {
      ended = true;
      await working;
      await disk.close();
    },
  };
}

/** Leaves out counts that would go below zero, in the order of the batch. */
function possibleOf(batch: readonly Waiting[], { countsOf }: Pick<Months, "countsOf">): Counting[] {
  if (batch.every(({ counting: { by } }) => by > 0)) return batch.map(({ counting }) => counting);
  const since = new Map<string, number>();
  return batch.flatMap(({ counting }) => {
    const { id, what, by } = counting;
    const added = since.get(id + what) ?? 0;
    if (by < 0 && countsOf(id)[what] + added <= 0) return [];
    since.set(id + what, added + by);
    return counting;
  });
}
