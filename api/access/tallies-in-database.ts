import type { Asking } from "../database/asking.ts";
import type { Database } from "../database/model.ts";
import { semaphore } from "../platform/at-most.ts";
import { type Tallies, talliesInMemory } from "./tallies.ts";

type SharedTallies = { database: Pick<Database, "query">; asking: Asking; nameless(text: string): string };

/** Counts wrong passwords for all servers. While the database is away each counts its own, as it did all the time where it is alone. */
export function talliesInDatabase({ database: { query }, asking, nameless }: SharedTallies): Tallies {
  const own = talliesInMemory();
  // Who guesses at one account waits for its row: here, and not on every connection that this server has.
  const inTurn = semaphore(1);
  return {
    async change(keys, decide) {
      const ids = keys.map(nameless);
      const ask = () =>
        query.transaction().execute(async (rows) => {
          // In one order for everybody, so that no two wait for each other; what is there stays, and is ours until the end.
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
      const shared = await inTurn(() => asking(ask));
      return shared === null ? own.change(keys, decide) : shared.result;
    },
  };
}
