import { type Kysely, sql } from "kysely";

/** What each account may do. Every account there was could do everything. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column role text not null default 'owner'
    check (role in ('editor', 'publisher', 'owner'))`.execute(database);
  // From here on each account says it.
  await sql`alter table accounts alter column role drop default`.execute(database);
}
