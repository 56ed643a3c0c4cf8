import type { Noted } from "#api/newsletter/sending/ledger-lines.ts";
import type { Database } from "../model.ts";

/** Writes the outcomes of a day's letters into a database, in batches. */
export type Notes = {
  /** Resolves once it is committed; to false when another run has noted this reader's letter already. */
  write(id: string, noted: Noted): Promise<boolean>;
  /** Writes without a result; a failed write is repeated with the next one. */
  add(id: string, noted: Noted): void;
  flush(): Promise<void>;
};

type NotesParts = {
  query: Database["query"];
  /** Repeats a statement while the database is away for a moment; the statement is idempotent. */
  retry<Result>(work: () => Promise<Result>): Promise<Result>;
  date: string;
  run: string;
};

/** PostgreSQL takes 65,535 values in a statement. */
const atATime = 1_000;

/** `result`: resolves the caller of `write`; null for `add`. */
type Waiting = { noted: Noted; result: PromiseWithResolvers<boolean> | null };

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
          // A letter that another run has begun or sent belongs to that run.
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
      for (const [id, { result }] of some) result?.resolve(written.has(id));
    } catch (error) {
      for (const [id, given] of some) {
        // A caller of `write` does not begin its letter; an added note is written with the next batch.
        if (given.result !== null) given.result.reject(error);
        else if (!waiting.has(id)) waiting.set(id, given);
      }
      throw error;
    }
  }

  /** Writes everything that waits, after the write under way. */
  function writeNext(): Promise<void> {
    const written = writing.then(writeWaiting);
    writing = written.catch(() => {});
    return written;
  }

  return {
    write(id, noted) {
      const result = Promise.withResolvers<boolean>();
      waiting.set(id, { noted, result });
      writeNext().catch(() => {});
      return result.promise;
    },
    add(id, noted) {
      waiting.set(id, { noted, result: null });
      writeNext().catch(() => {});
    },
    async flush() {
      do await writeNext();
      while (waiting.size > 0);
    },
  };
}
