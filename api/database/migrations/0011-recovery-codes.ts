import { type Kysely, sql } from "kysely";

/** Hashes of an account's recovery codes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column recovery_codes text[]`.execute(database);
}
