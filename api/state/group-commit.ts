import type { Low } from "lowdb";
import { inBatches, type Outcome } from "#api/platform/processes/batch.ts";
import { unavailable } from "./unavailable.ts";
import { changeUndoably } from "./undoable.ts";

/**
 * Batches all changes that come during one write into the next, so that each waits for two writes at most. Changes are applied right before
 * their write, so that a failed write undoes its own changes only.
 */
export function groupCommits<Data extends object>(low: Low<Data>) {
  const batches = inBatches<(data: Data) => unknown>((changes) => commit(low, changes));
  return {
    add: <Result>(change: (data: Data) => Result): Promise<Result> => batches.add(change),
    /** Takes no further change, and waits for pending ones. */
    end: batches.end,
  };
}

/** A change that throws waits for the write as well: its refusal may rest on another change of the same batch. */
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
