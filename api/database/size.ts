import { sql } from "kysely";
import type { Database } from "./model.ts";

/** The size of the database in bytes. */
export async function sizeOf({ query }: Pick<Database, "query">): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(query);
  return rows[0]?.bytes ?? 0;
}
