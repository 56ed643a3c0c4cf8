import { sql } from "kysely";
import type { RateCount, RateCounters } from "../platform/rate-counters.ts";
import type { Asking } from "./asking.ts";
import type { Database } from "./model.ts";

type RatesParts = { database: Pick<Database, "query">; asking: Asking; nameless(text: string): string };

/** Counts who asks how often for all servers, by the database's clock. One statement, so that two at once are two. */
export function countRates({ database: { query }, asking, nameless }: RatesParts): RateCounters {
  return {
    add: (key, seconds) =>
      asking(async () => {
        const { rows } = await sql<RateCount>`
          insert into rates (key, hits, resets_at) values (${nameless(key)}, 1, now() + make_interval(secs => ${seconds}))
          on conflict (key) do update set
            hits = case when rates.resets_at <= now() then 1 else rates.hits + 1 end,
            resets_at = case when rates.resets_at <= now() then excluded.resets_at else rates.resets_at end
          returning hits, (extract(epoch from resets_at - now()) * 1000)::double precision as "millisecondsLeft"
        `.execute(query);
        return rows[0] ?? null;
      }),
    takeBack: async (key) =>
      void (await asking(() =>
        sql`update rates set hits = greatest(0, hits - 1) where key = ${nameless(key)}`.execute(query),
      )),
  };
}
