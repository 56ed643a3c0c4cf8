import { type Kysely, sql } from "kysely";

/** By what servers tell whether they sign with the same secret. Unknown of those that started before there was one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table servers add column secret_mark text`.execute(database);
}
