import { randomUUID } from "node:crypto";
import type { LetterDay, LetterLedger } from "#api/newsletter/sending/ledger.ts";
import { daysKept, underWay } from "#api/newsletter/sending/ledger.ts";
import {
  type LedgerLine,
  type LetterHead,
  type LetterRecord,
  type Noted,
  note,
} from "#api/newsletter/sending/ledger-lines.ts";
import type { Database, HeldLock } from "../model.ts";
import { openNotes } from "./ledger-notes.ts";

type LedgerParts = {
  database: Pick<Database, "query" | "hold">;
  /** Repeats work while the database is away for a moment. Throws DATABASE_UNAVAILABLE when it stays away. */
  retry: Retry;
};
type Retry = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * The ledger in a database, for any number of servers: the day's lock is a database lock, and each letter is begun by one committed
 * statement that only one server can make. So no reader gets a letter twice, even when two servers believe that they hold the lock.
 */
export function ledgerInDatabase({ database, retry }: LedgerParts): LetterLedger {
  const { query } = database;
  const openHere = new Set<string>();
  /** The run of each record that is complete, or that is being written here. */
  const runs = new WeakMap<LetterRecord, string>();

  async function begin(head: LetterHead, lock: HeldLock): Promise<LetterDay> {
    const [date, run] = [head.letter, randomUUID()];
    const row = await query
      .insertInto("letters")
      .values({ day: date, at: head.at, up_to: head.upTo, run, closed: false })
      .onConflict((known) => known.column("day").doUpdateSet({ run, closed: false }))
      .returningAll()
      .executeTakeFirstOrThrow();
    const oldest = Temporal.PlainDate.from(date).subtract({ days: daysKept }).toString();
    await query.deleteFrom("letters").where("day", "<", oldest).execute();
    const dayLock = keepDayLock({ database, date, run, lock });
    const day = dayOf(await recordOf(query, row), { query, lock: dayLock, run, retry });
    runs.set(day.record, run);
    openHere.add(run);
    return {
      ...day,
      async close() {
        openHere.delete(run);
        try {
          await day.close();
        } finally {
          await dayLock.release();
        }
      },
    };
  }

  async function open(head: LetterHead): Promise<LetterDay> {
    const lock = await database.hold(lockOf(head.letter));
    if (lock === null) throw underWay(head.letter);
    try {
      return await begin(head, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  return {
    open: (head) => retry(() => open(head)),
    async dates() {
      const rows = await retry(() => query.selectFrom("letters").select("day").orderBy("day", "desc").execute());
      return rows.map(({ day }) => day);
    },
    read: (date) =>
      retry(async () => {
        const head = await headOf(query, date);
        if (head === undefined) return null;
        const record = await recordOf(query, head);
        if (head.closed) runs.set(record, head.run);
        return record;
      }),
    async isCurrent(record) {
      const run = runs.get(record);
      if (run === undefined) return false;
      const head = await retry(() => headOf(query, record.letter));
      return head?.run === run && (head.closed || openHere.has(run));
    },
    leftOpen: (known = new Set()) => retry(() => leftOpen(database, known)),
  };
}

const headOf = (query: Database["query"], date: string) =>
  query.selectFrom("letters").selectAll().where("day", "=", date).executeTakeFirst();

async function recordOf(
  query: Database["query"],
  { day, at, up_to }: { day: string; at: string; up_to: string },
): Promise<LetterRecord> {
  const rows = await query.selectFrom("letter_readers").selectAll().where("day", "=", day).execute();
  const noted = new Map<string, Noted>();
  for (const { reader, outcome, refusals, refused_at } of rows) {
    noted.set(reader, { outcome, refusals, refusedAt: refused_at });
  }
  return { letter: day, at, upTo: up_to, noted };
}

/** Days that were not closed, whose run is not among the known ones, and whose lock nobody holds. */
async function leftOpen(database: LedgerParts["database"], known: ReadonlySet<string>) {
  const rows = await database.query.selectFrom("letters").select(["day", "run"]).where("closed", "=", false).execute();
  const left: { date: string; run: string }[] = [];
  for (const { day, run } of rows.filter((row) => !known.has(row.run))) {
    const lock = await database.hold(lockOf(day));
    // Another process holds the lock.
    if (lock === null) continue;
    await lock.release();
    left.push({ date: day, run });
  }
  return left;
}

const lockOf = (date: string) => `letter ${date}`;

/** A day's lock, which is taken again after its connection was lost. */
type DayLock = {
  isHeld(): boolean;
  /** Throws LETTER_UNDER_WAY when another server sends this day's letter by now. */
  require(): Promise<void>;
  release(): Promise<void>;
};

function keepDayLock(parts: { database: LedgerParts["database"]; date: string; run: string; lock: HeldLock }): DayLock {
  const { database, date, run } = parts;
  let { lock } = parts;
  let taking: Promise<void> | null = null;

  async function takeAgain(): Promise<void> {
    const taken = await database.hold(lockOf(date));
    try {
      const row = await database.query.selectFrom("letters").select("run").where("day", "=", date).executeTakeFirst();
      if (row?.run !== run) throw underWay(date);
      // The database may not have noticed yet that the lost connection is gone.
      if (taken === null) throw new Error("The connection that held the day's lock was lost");
      lock = taken;
    } catch (error) {
      await taken?.release();
      throw error;
    }
  }

  return {
    isHeld: () => lock.isHeld(),
    async require() {
      if (lock.isHeld()) return;
      taking ??= takeAgain().finally(() => {
        taking = null;
      });
      await taking;
    },
    release: () => lock.release(),
  };
}

type DayParts = Pick<LedgerParts, "retry"> & { query: Database["query"]; lock: DayLock; run: string };

function dayOf(record: LetterRecord, { query, lock, run, retry }: DayParts): LetterDay {
  const noted = new Map(record.noted);
  const notes = openNotes({ query, retry, date: record.letter, run });

  function after(line: LedgerLine): Noted {
    note(noted, line);
    const now = noted.get(line.id);
    if (!now) throw new Error("An outcome is missing that was just noted.");
    return now;
  }

  const close = () =>
    query
      .updateTable("letters")
      .set({ closed: true })
      .where("day", "=", record.letter)
      .where("run", "=", run)
      .execute();

  return {
    record: { ...record, noted },
    // Each beginning is committed by itself, so announcing needs no row.
    announce: () => retry(lock.require),
    async begin(id) {
      await retry(lock.require);
      const known = noted.get(id);
      if (known !== undefined && known.outcome !== "refused") return false;
      // Written together with the outcomes of earlier letters.
      return notes.write(id, after({ id, outcome: "begun" }));
    },
    settle(id, outcome, at) {
      notes.add(id, after({ id, outcome, ...(outcome === "refused" && { at: at.toString() }) }));
    },
    async close() {
      await notes.flush();
      if (lock.isHeld()) await retry(close);
    },
  };
}
