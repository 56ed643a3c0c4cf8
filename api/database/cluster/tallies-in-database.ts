import { type Tallies, talliesInMemory } from "#api/access/tallies.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Database } from "../model.ts";
import type { TryQuery } from "../try-query.ts";

type SharedTallies = { database: Pick<Database, "query">; tryQuery: TryQuery; hashKey(text: string): string };

/**
 * Counts wrong passwords for all servers. While the database is away each server counts its own; a server that runs alone counts all of
 * them anyway.
 */
export function talliesInDatabase({ database: { query }, tryQuery, hashKey }: SharedTallies): Tallies {
  const own = talliesInMemory();
  // Guessers at one account wait for its row. They queue here, so that they do not hold all connections of this server.
  const tallyRows = semaphore(1);
  return {
    async change(keys, decide) {
      const ids = keys.map(hashKey);
      const ask = () =>
        query.transaction().execute(async (rows) => {
          // The rows are locked in one order, so that no two transactions wait for each other.
          const known = await rows
            .insertInto("login_tallies")
            .values(ids.toSorted().map((key) => ({ key, tries: 0, last_at: 0, open_at: 0, familiar: false })))
            .onConflict((taken) => taken.column("key").doUpdateSet((row) => ({ key: row.ref("excluded.key") })))
            .returningAll()
            .execute();
          const { tallies, result } = decide(
            ids.map((id) => {
              const row = known.find(({ key }) => key === id);
              if (row === undefined) throw new Error("A tally is missing that was just written.");
              return { tries: row.tries, lastAt: row.last_at, openAt: row.open_at, familiar: row.familiar };
            }),
          );
          await rows
            .insertInto("login_tallies")
            .values(
              tallies.map(({ tries, lastAt, openAt, familiar }, index) => ({
                key: ids[index] ?? "",
                tries,
                last_at: lastAt,
                open_at: openAt,
                familiar,
              })),
            )
            .onConflict((taken) =>
              taken.column("key").doUpdateSet((row) => ({
                tries: row.ref("excluded.tries"),
                last_at: row.ref("excluded.last_at"),
                open_at: row.ref("excluded.open_at"),
                familiar: row.ref("excluded.familiar"),
              })),
            )
            .execute();
          return { result };
        });
      const shared = await tallyRows(() => tryQuery(ask));
      return shared === null ? own.change(keys, decide) : shared.result;
    },
  };
}
