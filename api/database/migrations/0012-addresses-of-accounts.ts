import { type Kysely, sql } from "kysely";

/** Where a link to a new password may be sent, and in which language. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column email text, add column language text`.execute(database);
}
