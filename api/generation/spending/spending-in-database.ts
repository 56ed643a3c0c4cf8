import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { firstKept, NotedCall, type SpendingBook } from "./spending-book.ts";

type BookParts = {
  /** Opened when the first call is noted or asked for. */
  open(): Promise<Kysely<Tables>>;
  /** What is said of a database that is away. */
  explained(error: unknown): unknown;
};

/** The book that all servers over a database share, and so its budget. */
export function bookInDatabase({ open, explained }: BookParts): SpendingBook {
  let opened: Promise<Kysely<Tables>> | undefined;
  let isTidy = false;

  async function asked<Result>(work: (query: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    try {
      opened ??= open();
      // One that could not be reached may be there next time.
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
      asked((query) =>
        query.transaction().execute(async (within) => {
          // Until the transaction ends, whoever notes a call waits; whoever reads does not.
          await sql`lock table spending in share row exclusive mode`.execute(within);
          refuse?.((await calls(within).where("day", "=", call.day).execute()).map(callOf));
          if (!isTidy) await within.deleteFrom("spending").where("day", "<", firstKept(call.day)).execute();
          await within.insertInto("spending").values(rowOf(call)).execute();
          isTidy = true;
        }),
      ),
    async settle({ call, usd, usage }) {
      const known = { usd, ...(usage && { usage: JSON.stringify(usage) }) };
      await asked((query) => query.updateTable("spending").set(known).where("call", "=", call).execute());
    },
    ofStory: async (id) => (await asked((query) => calls(query).where("story", "=", id).execute())).map(callOf),
    calls: async () => (await asked((query) => calls(query).execute())).map(callOf),
  };
}

const calls = (query: Kysely<Tables>) => query.selectFrom("spending").selectAll().orderBy("at").orderBy("call");

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
