import { type Journal, type JournalEntry, type JournalKey, nameOf } from "#api/generation/journal.ts";
import type { Spending } from "#api/generation/spending/spending.ts";
import { type Semaphore, semaphore } from "#api/platform/processes/semaphore.ts";

/** A journal in memory, which outlives the processes that share it. */
export function memoryJournal(): Journal {
  const entries = new Map<string, Map<string, unknown>>();
  const keys = new Map<string, JournalKey>();
  const locks = new Map<string, Semaphore>();

  function entryOf(id: string): JournalEntry {
    async function kept<Result>({ name, inputs, run }: { name: string; inputs: unknown; run(): Promise<Result> }) {
      const key = `${name} ${JSON.stringify(inputs)}`;
      const known = entries.get(id)?.get(key);
      if (known !== undefined) return { result: known as Result, fromJournal: true };
      const result = structuredClone(await run());
      entries.set(id, (entries.get(id) ?? new Map()).set(key, result));
      return { result, fromJournal: false };
    }
    return {
      json: kept,
      bytes: kept,
      remove: async () => void entries.delete(id),
    };
  }

  return {
    alone(made, work) {
      const key = typeof made === "string" ? { id: made } : made;
      const id = nameOf(key);
      keys.set(id, key);
      const lock = locks.get(id) ?? semaphore(1);
      locks.set(id, lock);
      return lock(() => work(entryOf(id)));
    },
    async sweep(isPublished) {
      for (const [id, key] of keys) if (isPublished(key)) entries.delete(id);
    },
  };
}

/** A book of costs for makers that are free. */
export const nothingSpent: Spending = {
  purseOf: () => ({
    reserve: () => Promise.reject(new Error("Nobody in the house is paid.")),
    spentUsd: () => 0,
  }),
  costOf: async () => 0,
  spentUsd: () => 0,
  setAsideUsd: () => 0,
  calls: async () => [],
};
