import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Forgotten, ImportOrder, ImportOutcome, ListedSubscriber } from "../administration.ts";
import type { SubscriberStore } from "../newsletter.ts";
import { listed } from "./export-subscribers.ts";
import { takeIn } from "./import-subscribers.ts";
import { type RowFault, readSubscribers } from "./read-subscribers.ts";
import { holdersOf } from "./subscribers.ts";

/** The readers of the newsletter with their addresses, for the owner of the machine only. */
export type SubscriberBook = {
  list(): ListedSubscriber[];
  /** Imports readers from a file: all of them, or nobody. Throws SUBSCRIBERS_INVALID, which names the faults by row. */
  import(order: ImportOrder): Promise<ImportOutcome>;
  /** Forgets everything about an address, however it is written. Throws SUBSCRIBER_NOT_FOUND. */
  forget(email: string): Promise<Forgotten>;
};

/** Enough for somebody who corrects a file. */
const mostFaults = 100;

export function openSubscriberBook({ store, clock }: { store: SubscriberStore; clock: Clock }): SubscriberBook {
  return {
    list: () => listed(store.read()),
    async import({ subscribers, confirmed, skipBad }) {
      const now = clock.now();
      const { rows, faults, namesConfirmed } = await readSubscribers(subscribers, now);
      if (faults.length > 0 && !skipBad) throw refused(faults, rows.length + faults.length);
      const taken = await store.update((state) => takeIn(state, rows, { now, confirmed, namesConfirmed }));
      return { ...taken, skipped: faults.length, faults: faults.slice(0, mostFaults) };
    },
    async forget(email) {
      const isWanted = holdersOf(email);
      if (!Object.values(store.read().subscribers).some(isWanted)) throw unknown();
      await store.update(({ subscribers }) => {
        for (const [id, subscriber] of Object.entries(subscribers)) if (isWanted(subscriber)) delete subscribers[id];
      });
      return { success: true, message: stillThere };
    },
  };
}

const stillThere =
  "Everything about this address is deleted. Backups of the state hold it until they are rotated out, after fifteen days; so do " +
  "files that somebody has put aside, and mails in the outbox.";

const unknown = () =>
  new AppError("SUBSCRIBER_NOT_FOUND", "Nothing is known of this address.", {
    hint: "It may have left by itself, or never have been there: whoever leaves leaves nothing behind.",
  });

function refused(faults: readonly RowFault[], rows: number): AppError {
  const named = faults.slice(0, mostFaults).map(({ row, reason }): [string, string] => [`row ${row}`, reason]);
  return new AppError(
    "SUBSCRIBERS_INVALID",
    `${faults.length} of ${rows} ${rows === 1 ? "row" : "rows"} cannot be taken, so nobody was imported.`,
    {
      hint: "Correct the file, or have those rows left out: skipBad, at the terminal --skip-bad.",
      fields: Object.fromEntries(named),
    },
  );
}
