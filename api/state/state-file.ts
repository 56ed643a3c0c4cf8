import { Low } from "lowdb";
import type { Clock } from "../platform/clock.ts";
import { removeTemporaryFiles } from "../platform/disk.ts";
import type { Store } from "../platform/store.ts";
import { type Backup, keepByHand, openBackups } from "./backups.ts";
import { groupCommits } from "./group-commit.ts";
import { emptyState, type State } from "./model.ts";
import { lockState, readState, statePath, writeState } from "./stored-state.ts";

/** What one process remembers, on disk before anybody is told that it was done. */
export type StateFile = {
  /** What is remembered, with what is just being written. */
  read(): State;
  /**
   * Resolves with what `change` returned once it can no longer be lost. `change` is called once, when its turn has come, and
   * may not wait for anything. One that throws changes nothing. STATE_UNAVAILABLE says that it could not be written; nothing
   * of it is remembered then.
   */
  update<Result>(change: (state: State) => Result): Promise<Result>;
  /** Keeps a backup now, of everything that was answered. Throws DISK_FULL, CONTENT_NOT_WRITABLE. */
  keepBackup(): Promise<Backup>;
  /** Waits for what is being written and lets go of the file. */
  close(): Promise<void>;
};

export type StateFileOptions = {
  dataDir: string;
  clock: Clock;
  /** Told when an hour passes without a backup. */
  onBackupFailed?: (error: unknown) => void;
};

/** Opens the state of a data folder, for this process alone. Throws STATE_IN_USE, STATE_DAMAGED, STATE_TOO_NEW. */
export async function openStateFile({ dataDir, clock, onBackupFailed }: StateFileOptions): Promise<StateFile> {
  const lock = await lockState(dataDir);
  const keepBackup = openBackups({ path: statePath(dataDir), dataDir });
  // lowdb's own file adapter answers before the disk has it, and shares one temporary file between processes.
  const low = new Low<State>(
    {
      read: async () => (await readState(dataDir)) ?? (await beginState(dataDir)),
      async write(state) {
        await keepBackup(clock.now()).catch((error: unknown) => onBackupFailed?.(error));
        await writeState(dataDir, state);
      },
    },
    emptyState(),
  );
  try {
    // What a killed server was writing holds addresses of readers, and nobody would ever look for them there.
    await removeTemporaryFiles(dataDir).catch(() => {}); // Nothing to keep a server from starting for.
    await low.read();
  } catch (error) {
    lock.release();
    throw error;
  }
  const commits = groupCommits(low);
  return {
    read: () => low.data,
    update: commits.add,
    keepBackup: () => keepByHand({ path: statePath(dataDir), dataDir }, clock.now()),
    async close() {
      await commits.end();
      lock.release();
    },
  };
}

/** The file of a new state is there, and so has its backup, before anything is remembered: a missing one is a lost one. */
async function beginState(dataDir: string): Promise<State> {
  const state = emptyState();
  await writeState(dataDir, state);
  return state;
}

/** One feature's part of the state as the store that the feature asks for. */
export function partOf<Key extends Exclude<keyof State, "version">>(file: StateFile, key: Key): Store<State[Key]> {
  return {
    read: (): State[Key] => file.read()[key],
    fresh: async () => {},
    update: <Result>(change: (part: State[Key]) => Result): Promise<Result> =>
      file.update((state) => change(state[key])),
  };
}
