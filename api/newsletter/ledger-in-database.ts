import { randomUUID } from "node:crypto";
import type { Database, HeldLock } from "../database/model.ts";
import type { LetterDay, LetterLedger } from "./ledger.ts";
import { daysKept, underWay } from "./ledger.ts";
import { type LetterHead, type LetterRecord, type Noted, note } from "./ledger-lines.ts";
import { openNotes } from "./ledger-notes.ts";

type LedgerParts = {
  database: Pick<Database, "query" | "hold">;
  /** What is said of a database that is away. */
  explained(error: unknown): unknown;
};

/**
 * The ledger in a database, for any number of servers: the day's lock is one of the database's, and each letter is begun by one
 * committed statement that only one server can make. So a letter is nobody's twice, also where two servers believe that they hold the lock.
 */
export function ledgerInDatabase({ database, explained }: LedgerParts): LetterLedger {
  const { query } = database;
  const rethrown = rethrowing(explained);
  const openHere = new Set<string>();
  /** Of records that are whole, or are written here, in which run. */
  const runs = new WeakMap<LetterRecord, string>();

  async function headOf(date: string) {
    return query.selectFrom("letters").selectAll().where("day", "=", date).executeTakeFirst();
  }

  async function recordOf({ day, at, up_to }: { day: string; at: string; up_to: string }): Promise<LetterRecord> {
    const rows = await query.selectFrom("letter_readers").selectAll().where("day", "=", day).execute();
    const noted = new Map<string, Noted>();
    for (const { reader, outcome, refusals, refused_at } of rows) {
      noted.set(reader, { outcome, refusals, refusedAt: refused_at });
    }
    return { letter: day, at, upTo: up_to, noted };
  }

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
    const day = dayOf(await recordOf(row), { query, lock, run, explained });
    runs.set(day.record, run);
    openHere.add(run);
    return {
      ...day,
      async close() {
        openHere.delete(run);
        try {
          await day.close();
        } finally {
          await lock.release();
        }
      },
    };
  }

  return {
    async open(head) {
      const date = head.letter;
      const lock = await database.hold(lockOf(date));
      if (lock === null) throw underWay(date);
      try {
        return await begin(head, lock);
      } catch (error) {
        await lock.release();
        throw explained(error);
      }
    },
    async dates() {
      const rows = await query.selectFrom("letters").select("day").orderBy("day", "desc").execute().catch(rethrown);
      return rows.map(({ day }) => day);
    },
    async read(date) {
      try {
        const head = await headOf(date);
        if (head === undefined) return null;
        const record = await recordOf(head);
        if (head.closed) runs.set(record, head.run);
        return record;
      } catch (error) {
        throw explained(error);
      }
    },
    async isCurrent(record) {
      const run = runs.get(record);
      if (run === undefined) return false;
      const head = await headOf(record.letter).catch(rethrown);
      return head?.run === run && (head.closed || openHere.has(run));
    },
    async leftOpen(known = new Set()) {
      const rows = await query
        .selectFrom("letters")
        .select(["day", "run"])
        .where("closed", "=", false)
        .execute()
        .catch(rethrown);
      const left: { date: string; run: string }[] = [];
      for (const { day, run } of rows.filter((row) => !known.has(row.run))) {
        const lock = await database.hold(lockOf(day));
        // Somebody is at it.
        if (lock === null) continue;
        await lock.release();
        left.push({ date: day, run });
      }
      return left;
    },
  };
}

const lockOf = (date: string) => `letter ${date}`;

const rethrowing =
  (explained: LedgerParts["explained"]) =>
  (error: unknown): never => {
    throw explained(error);
  };

type Order = Pick<LedgerParts, "explained"> & { query: Database["query"]; lock: HeldLock; run: string };

function dayOf(record: LetterRecord, { query, lock, run, explained }: Order): LetterDay {
  const rethrown = rethrowing(explained);
  const noted = new Map(record.noted);
  const notes = openNotes({ query, date: record.letter, run });
  /** Settled once nobody's letter is in doubt. */
  let certain: Promise<unknown> = Promise.resolve();
  let doubt: { id: string; end(): void } | null = null;

  /** Whoever lost the lock ends: another may have it. */
  function requireLock(): void {
    if (!lock.isHeld()) throw explained(new Error("The connection that held the day's lock was lost"));
  }

  return {
    record: { ...record, noted },
    // Nothing to note: each beginning is committed by itself.
    announce: async () => requireLock(),
    async begin(id) {
      const before = certain;
      const turn = Promise.withResolvers<void>();
      certain = turn.promise;
      await before;
      let isBegun = false;
      try {
        requireLock();
        const known = noted.get(id);
        if (known !== undefined && known.outcome !== "refused") return false;
        note(noted, { id, outcome: "begun" });
        // Together with what became of the letter before.
        isBegun = await notes.write(id, noted.get(id) as Noted);
        if (isBegun) doubt = { id, end: turn.resolve };
        return isBegun;
      } catch (error) {
        throw explained(error);
      } finally {
        if (!isBegun) turn.resolve();
      }
    },
    settle(id, outcome, at) {
      note(noted, { id, outcome, ...(outcome === "refused" && { at: at.toString() }) });
      notes.add(id, noted.get(id) as Noted);
      if (doubt?.id === id) doubt.end();
    },
    async close() {
      await notes.flush().catch(rethrown);
      if (!lock.isHeld()) return;
      await query
        .updateTable("letters")
        .set({ closed: true })
        .where("day", "=", record.letter)
        .where("run", "=", run)
        .execute()
        .catch(rethrown);
    },
  };
}
