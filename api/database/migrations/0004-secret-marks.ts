import { type Kysely, sql } from "kysely";

/** Lets servers see whether they sign with the same secret. Null for servers that started before this migration. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table servers add column secret_mark text`.execute(database);
}
