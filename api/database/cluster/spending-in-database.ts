import { type Kysely, sql } from "kysely";
import { firstKept, NotedCall, type SpendingBook } from "#api/generation/spending/spending-book.ts";
import type { Tables } from "../tables.ts";

type BookParts = {
  /** Opens the connection when the first call is noted or listed. */
  open(): Promise<Kysely<Tables>>;
  /** Wraps a connection error. */
  explained(error: unknown): unknown;
};

/** The book that all servers over a database share, and so its budget. */
export function bookInDatabase({ open, explained }: BookParts): SpendingBook {
  let opened: Promise<Kysely<Tables>> | undefined;
  let isTidy = false;

  async function query<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    try {
      opened ??= open();
      // A failed connection is not cached, so that the next call tries again.
      opened.catch(() => {
        opened = undefined;
      });
      return await work(await opened);
    } catch (error) {
      throw explained(error);
    }
  }

  return {
    note: (call, refuse) =>
      query((db) =>
        db.transaction().execute(async (within) => {
          // Other writers wait until the transaction ends; readers do not.
          await sql`lock table spending in share row exclusive mode`.execute(within);
          refuse?.((await calls(within).where("day", "=", call.day).execute()).map(callOf));
          if (!isTidy) await within.deleteFrom("spending").where("day", "<", firstKept(call.day)).execute();
          await within.insertInto("spending").values(rowOf(call)).execute();
          isTidy = true;
        }),
      ),
    async settle({ call, usd, usage }) {
      const known = { usd, ...(usage && { usage: JSON.stringify(usage) }) };
      await query((db) => db.updateTable("spending").set(known).where("call", "=", call).execute());
    },
    ofStory: async (id) => (await query((db) => calls(db).where("story", "=", id).execute())).map(callOf),
    calls: async () => (await query((db) => calls(db).execute())).map(callOf),
  };
}

const calls = (db: Kysely<Tables>) => db.selectFrom("spending").selectAll().orderBy("at").orderBy("call");

type Row = Tables["spending"];

const rowOf = ({ call, at, day, id, step, model, atMostUsd, usd, usage }: NotedCall): Row => ({
  call,
  at,
  day,
  story: id,
  step,
  model,
  at_most_usd: atMostUsd,
  usd: usd ?? null,
  usage: usage ? JSON.stringify(usage) : null,
});

const callOf = ({ story, at_most_usd, usd, usage, ...row }: Row): NotedCall =>
  NotedCall.parse({
    ...row,
    id: story,
    atMostUsd: at_most_usd,
    ...(usd !== null && { usd }),
    ...(usage !== null && { usage: JSON.parse(usage) }),
  });
