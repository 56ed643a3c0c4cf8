import { Low } from "lowdb";
import type { CountStore } from "#api/engagement/count-store.ts";
import type { Clock } from "#api/platform/clock.ts";
import { damaged } from "#api/platform/files/damaged.ts";
import { removeTemporaryFiles } from "#api/platform/files/disk.ts";
import type { Store } from "#api/platform/store.ts";
import { type Backup, keepByHand, keepFile, openBackups } from "./backups.ts";
import { type CountsInFiles, openCounts } from "./counts/open-counts.ts";
import { hasCounts, replaceCounts } from "./counts/stored-counts.ts";
import { groupCommits } from "./group-commit.ts";
import { emptyState, type StateWithoutCounts } from "./model.ts";
import { lockState, readStateFile, statePath, withWayOut, writeState } from "./stored-state.ts";
import { writeWholeFrom } from "./whole-state.ts";

/** The state of one process. Every change is on disk before it is confirmed. */
export type StateFile = {
  /** The state without counts, including changes that are being written. */
  read(): StateWithoutCounts;
  /**
   * Resolves with the result of `change` once it is durable. `change` is called once, when its turn has come, and has to be synchronous. If
   * it throws, nothing changes. STATE_UNAVAILABLE: the change could not be written, and was undone.
   */
  update<Result>(change: (state: StateWithoutCounts) => Result): Promise<Result>;
  counts: CountStore;
  /** Makes a backup of everything confirmed so far. Throws DISK_FULL, CONTENT_NOT_WRITABLE. */
  keepBackup(): Promise<Backup>;
  /** Waits for writes under way and releases the files. */
  close(): Promise<void>;
};

export type StateFileOptions = {
  dataDir: string;
  clock: Clock;
  /** Called when an hour passes without a backup. */
  onBackupFailed?: (error: unknown) => void;
  /** Called when counts stay in their journal for longer than usual. */
  onCountsUnsaved?: (error: unknown) => void;
};

/** Opens the state of a data folder, for this process alone. Throws STATE_IN_USE, STATE_DAMAGED, STATE_TOO_NEW. */
export async function openStateFile(options: StateFileOptions): Promise<StateFile> {
  const lock = await lockState(options.dataDir);
  try {
    return await openLocked(options, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openLocked(options: StateFileOptions, release: () => void): Promise<StateFile> {
  const { dataDir, clock, onBackupFailed = () => {}, onCountsUnsaved } = options;
  const path = statePath(dataDir);
  let counts: CountsInFiles | null = null;
  /** Copies the file on disk, since a write under way may fail; before the counts have moved out, it holds everything. */
  const writeBackup = async (backup: string) => {
    if (counts === null) return keepFile(path, backup);
    using image = counts.image();
    const state = await readStateFile(dataDir);
    if (state === null) throw damaged(path, "it is missing");
    await writeWholeFrom(backup, { state, counts: image });
  };
  const backups = openBackups({ dataDir, write: writeBackup, onFailed: onBackupFailed });
  // lowdb's own file adapter resolves before the disk has the data, and shares one temporary file between processes.
  const low = new Low<StateWithoutCounts>(
    {
      read: async () =>
        (await readWithoutCounts(dataDir, () => backups.hourly(clock.now()))) ?? (await beginState(dataDir)),
      async write(state) {
        await backups.hourly(clock.now());
        await writeState(dataDir, state);
      },
    },
    emptyState(),
  );
  // A killed server's temporary file holds readers' addresses, and nobody would ever look for them there.
  await removeTemporaryFiles(dataDir).catch(() => {}); // No reason to keep a server from starting.
  await low.read();
  const opened = await withWayOut(dataDir, () =>
    openCounts(dataDir, {
      beforeCounting: () => void backups.hourly(clock.now()),
      ...(onCountsUnsaved && { onUnsaved: onCountsUnsaved }),
    }),
  );
  counts = opened;
  const commits = groupCommits(low);
  return {
    read: () => low.data,
    update: commits.add,
    counts: opened,
    keepBackup: () => keepByHand({ dataDir, write: writeBackup }, clock.now()),
    async close() {
      await Promise.all([commits.end(), opened.close()]);
      await backups.settled();
      release();
    },
  };
}

/** Reads the state file. Counts that are still in it are moved out, and leave it only once they are elsewhere. */
async function readWithoutCounts(dataDir: string, keep: () => Promise<void>): Promise<StateWithoutCounts | null> {
  const stored = await readStateFile(dataDir);
  if (stored === null) return null;
  const { engagement, ...state } = stored;
  if (engagement === undefined) return state;
  await keep(); // An older program can still go back: its file is the backup.
  await replaceCounts(dataDir, engagement);
  await writeState(dataDir, state);
  return state;
}

/** Writes the files of a new state and their backup before anything is remembered, so that a missing file is known to be lost. */
async function beginState(dataDir: string): Promise<StateWithoutCounts> {
  const state = emptyState();
  if (!(await hasCounts(dataDir))) await replaceCounts(dataDir, { stories: {}, days: {} });
  await writeState(dataDir, state);
  return state;
}

/** One feature's part of the state, as the store that the feature asks for. */
export function partOf<Key extends Exclude<keyof StateWithoutCounts, "version">>(
  file: Pick<StateFile, "read" | "update">,
  key: Key,
): Store<StateWithoutCounts[Key]> {
  return {
    read: (): StateWithoutCounts[Key] => file.read()[key],
    fresh: async () => {},
    update: <Result>(change: (part: StateWithoutCounts[Key]) => Result): Promise<Result> =>
      file.update((state) => change(state[key])),
  };
}
