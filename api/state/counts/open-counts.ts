import { setImmediate as turn } from "node:timers/promises";
import type { Counting, CountStore } from "../../engagement/count-store.ts";
import { diskError, removeTemporaryFiles } from "../../platform/disk.ts";
import { closing } from "../../platform/rounds.ts";
import type { StoryId } from "../../stories/model.ts";
import { unavailable } from "../unavailable.ts";
import { openOnDisk } from "./counts-on-disk.ts";
import type { CountsImage, Months } from "./months.ts";
import { countsFolder, readStoredCounts, type StoredCounts } from "./stored-counts.ts";

/** Counts in files. What they cost does not grow with what was counted before: one line of a journal, synced with whatever else waits. */
export type CountsInFiles = CountStore & {
  image(): CountsImage;
  /** Waits for what is being counted, and takes nothing more. */
  close(): Promise<void>;
};

export type CountsOptions = {
  /** Called right before something is counted. */
  beforeCounting?: () => void;
  /** Told when a journal could not be brought into the months' files. Nothing is lost by that, and it is tried again. */
  onUnsaved?: (error: unknown) => void;
  /** From how many bytes on it is. */
  journalBytes?: number;
};

/**
 * A tenth of a second's reading, for a server that starts; and where the months' files are larger, in proportion to them, so that to
 * write them all anew costs a like the same share however many stories there are.
 */
const usualJournalBytes = ({ bytes }: StoredCounts) => Math.max(4_000_000, 2 * bytes);

type Waiting = { counting: Counting; resolve(): void; reject(error: unknown): void };

/** Opens the counts of a data folder, for whoever holds its lock. Throws STATE_DAMAGED, also where there are none. */
export async function openCounts(dataDir: string, options: CountsOptions = {}): Promise<CountsInFiles> {
  const folder = countsFolder(dataDir);
  const stored = await readStoredCounts(dataDir);
  const { beforeCounting, onUnsaved = () => {}, journalBytes = usualJournalBytes(stored) } = options;
  await removeTemporaryFiles(folder).catch(() => {}); // Nothing to keep a server from starting for.
  const { months, ...disk } = openOnDisk(folder, stored, { onUnsaved, journalBytes });
  const likesHeard = new Set<(id: StoryId) => void>();
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
      for (const heard of likesHeard) heard(id);
    }
  }

  async function work(): Promise<void> {
    await turn(); // Whoever asks in the same breath comes along.
    do {
      if (waiting.length > 0) beforeCounting?.();
      await commit(waiting.splice(0));
      await disk.tidy();
    } while (waiting.length > 0);
    working = null;
  }

  working = work(); // What the last process left in its journal.
  return {
    countsOf: months.countsOf,
    byDay: months.byDay,
    likesVersion: () => likesVersion,
    onLikes: (heard) => void likesHeard.add(heard),
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

/** All but those that take back what there is none of, each after the ones before it. */
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
