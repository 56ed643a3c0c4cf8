import { type Kysely, sql } from "kysely";

/** How often a subscriber gets the letter. Everybody who subscribed before goes on getting it daily. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table subscribers add column frequency text not null default 'daily'
    check (frequency in ('daily', 'weekly'))`.execute(database);
}
