import { sql } from "kysely";
import type { RateCount, RateCounters } from "#api/platform/http/rate-counters.ts";
import type { Database } from "../model.ts";
import type { TryQuery } from "../try-query.ts";

type RatesParts = { database: Pick<Database, "query">; tryQuery: TryQuery; hashKey(text: string): string };

/** Counts requests for all servers by the database's clock. A single statement makes concurrent requests count separately. */
export function countRates({ database: { query }, tryQuery, hashKey }: RatesParts): RateCounters {
  return {
    add: (key, seconds) =>
      tryQuery(async () => {
        const { rows } = await sql<RateCount>`
          insert into rates (key, hits, resets_at) values (${hashKey(key)}, 1, now() + make_interval(secs => ${seconds}))
          on conflict (key) do update set
            hits = case when rates.resets_at <= now() then 1 else rates.hits + 1 end,
            resets_at = case when rates.resets_at <= now() then excluded.resets_at else rates.resets_at end
          returning hits, (extract(epoch from resets_at - now()) * 1000)::double precision as "millisecondsLeft"
        `.execute(query);
        return rows[0] ?? null;
      }),
    takeBack: async (key) =>
      void (await tryQuery(() =>
        sql`update rates set hits = greatest(0, hits - 1) where key = ${hashKey(key)}`.execute(query),
      )),
  };
}
