import type { Low } from "lowdb";
import { inBatches, type Outcome } from "../platform/rounds.ts";
import { unavailable } from "./unavailable.ts";
import { changeUndoably } from "./undoable.ts";

/**
 * One write for all who ask while the one before is under way: however many there are, each waits for two writes at most.
 * Changes are applied right before their write, so that a write that fails takes back its own changes and nobody else's.
 */
export function groupCommits<Data extends object>(low: Low<Data>) {
  const rounds = inBatches<(data: Data) => unknown>((changes) => commit(low, changes));
  return {
    add: <Result>(change: (data: Data) => Result): Promise<Result> => rounds.add(change),
    /** Takes no further change, and waits for those that were taken. */
    end: rounds.end,
  };
}

/** Refusals wait for the write as well: they may rest on what somebody else of the same round changed. */
async function commit<Data extends object>(
  low: Low<Data>,
  changes: readonly ((data: Data) => unknown)[],
): Promise<Outcome[]> {
  const undos: (() => void)[] = [];
  const outcomes = changes.map((change): Outcome => {
    try {
      const { result, changed, undo } = changeUndoably(low.data, change);
      if (changed) undos.push(undo);
      return () => result;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  });
  try {
    if (undos.length > 0) await low.write();
  } catch (cause) {
    for (const undo of undos.reverse()) undo();
    throw unavailable(cause);
  }
  return outcomes;
}
