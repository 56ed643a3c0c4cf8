import type { Low } from "lowdb";
import { closing, unavailable } from "./unavailable.ts";
import { changeUndoably } from "./undoable.ts";

type Waiting<Data> = { change(data: Data): unknown; resolve(result: unknown): void; reject(error: unknown): void };

/**
 * One write for all who ask while the one before is under way: however many there are, each waits for two writes at most.
 * Changes are applied right before their write, so that a write that fails takes back its own changes and nobody else's.
 */
export function groupCommits<Data extends object>(low: Low<Data>) {
  let waiting: Waiting<Data>[] = [];
  let writing: Promise<void> | undefined;
  let ended = false;

  async function writeAll(): Promise<void> {
    await Promise.resolve(); // Whoever asks in the same breath comes along.
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await commit(low, batch);
    }
    writing = undefined;
  }

  return {
    add<Result>(change: (data: Data) => Result): Promise<Result> {
      if (ended) return Promise.reject(closing());
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ change, resolve: resolve as (result: unknown) => void, reject });
        writing ??= writeAll();
      });
    },
    /** Takes no further change, and waits for those that were taken. */
    async end(): Promise<void> {
      ended = true;
      await writing;
    },
  };
}

async function commit<Data extends object>(low: Low<Data>, batch: readonly Waiting<Data>[]): Promise<void> {
  const undos: (() => void)[] = [];
  const answers = batch.map(({ change, resolve, reject }) => {
    try {
      const { result, changed, undo } = changeUndoably(low.data, change);
      if (changed) undos.push(undo);
      return () => resolve(result);
    } catch (error) {
      return () => reject(error);
    }
  });
  try {
    if (undos.length > 0) await low.write();
  } catch (cause) {
    for (const undo of undos.reverse()) undo();
    for (const { reject } of batch) reject(unavailable(cause));
    return;
  }
  // Refusals wait as well: they may rest on what somebody else of the same batch changed.
  for (const answer of answers) answer();
}
