import type { Database } from "../../database/model.ts";
import type { Noted } from "./ledger-lines.ts";

/** Writes what becomes of a day's letters into a database, as many at a time as there are by then. */
export type Notes = {
  /** Resolves once it is committed: with false where another run has noted this reader's letter already. */
  write(id: string, noted: Noted): Promise<boolean>;
  /** The same for what nobody waits for; what fails is written with the next. */
  add(id: string, noted: Noted): void;
  flush(): Promise<void>;
};

type NotesParts = {
  query: Database["query"];
  /** Repeats a statement while the database is away for a moment: a second time it changes nothing. */
  retry<Result>(work: () => Promise<Result>): Promise<Result>;
  date: string;
  run: string;
};

/** PostgreSQL takes 65,535 values in a statement. */
const atATime = 1_000;

/** `told`: who waits to hear whether it is theirs. */
type Waiting = { noted: Noted; told: PromiseWithResolvers<boolean> | null };

export function openNotes({ query, retry, date, run }: NotesParts): Notes {
  const waiting = new Map<string, Waiting>();
  let writing: Promise<void> = Promise.resolve();

  const insert = (some: [string, Waiting][]) =>
    query
      .insertInto("letter_readers")
      .values(
        some.map(([reader, { noted }]) => ({
          day: date,
          reader,
          outcome: noted.outcome,
          refusals: noted.refusals,
          refused_at: noted.refusedAt,
          run,
        })),
      )
      .onConflict((known) =>
        known
          .columns(["day", "reader"])
          .doUpdateSet((row) => ({
            outcome: row.ref("excluded.outcome"),
            refusals: row.ref("excluded.refusals"),
            refused_at: row.ref("excluded.refused_at"),
            run: row.ref("excluded.run"),
          }))
          // What another run has begun or sent is its own.
          .where((row) => row.or([row("letter_readers.run", "=", run), row("letter_readers.outcome", "=", "refused")])),
      )
      .returning("reader")
      .execute();

  async function writeWaiting(): Promise<void> {
    const some = [...waiting].slice(0, atATime);
    if (some.length === 0) return;
    for (const [id] of some) waiting.delete(id);
    try {
      const written = new Set((await retry(() => insert(some))).map(({ reader }) => reader));
      for (const [id, { told }] of some) told?.resolve(written.has(id));
    } catch (error) {
      for (const [id, given] of some) {
        // Who waits does not begin a letter for this; what was only to be noted is noted with the next.
        if (given.told !== null) given.told.reject(error);
        else if (!waiting.has(id)) waiting.set(id, given);
      }
      throw error;
    }
  }

  /** Writes what is waiting by then, after what is being written. */
  function soon(): Promise<void> {
    const written = writing.then(writeWaiting);
    writing = written.catch(() => {});
    return written;
  }

  return {
    write(id, noted) {
      const told = Promise.withResolvers<boolean>();
      waiting.set(id, { noted, told });
      soon().catch(() => {});
      return told.promise;
    },
    add(id, noted) {
      waiting.set(id, { noted, told: null });
      soon().catch(() => {});
    },
    async flush() {
      do await soon();
      while (waiting.size > 0);
    },
  };
}
