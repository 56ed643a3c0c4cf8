import { sql } from "kysely";
import type { Database } from "../model.ts";

/** How long the database remembers from where the right password came. */
const familiarDays = 90;

/** Removes what servers no longer share: expired counters, servers that are gone, results of old work. */
export async function sweepDatabase({ query }: Pick<Database, "query">): Promise<void> {
  const hourAgo = Date.now() - 3_600_000;
  const longAgo = Date.now() - familiarDays * 86_400_000;
  await query.deleteFrom("rates").where("resets_at", "<", sql<string>`now()`).execute();
  await query
    .deleteFrom("login_tallies")
    .where("last_at", "<", hourAgo)
    .where((row) => row.or([row("familiar", "=", false), row("last_at", "<", longAgo)]))
    .execute();
  await query.deleteFrom("works").where("kept_until", "<", sql<string>`now() - interval '1 hour'`).execute();
  // Work of a server that is gone and that nobody asked for again.
  await sql`
    delete from works where outcome is null and not exists (select from servers where servers.id = works.server)
  `.execute(query);
  await query
    .deleteFrom("jobs")
    .where("is_open", "=", false)
    .where("changed_at", "<", sql<string>`now() - interval '1 hour'`)
    .execute();
  await query.deleteFrom("servers").where("alive_until", "<", sql<string>`now() - interval '1 day'`).execute();
  await query.deleteFrom("uploads").where("kept_until", "<", sql<string>`now()`).execute();
}
