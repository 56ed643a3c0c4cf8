import { Kysely, PostgresDialect } from "kysely";
import { firstWork, openPool } from "./connect.ts";
import { missingMigrations } from "./migrate.ts";

/** The names of the migrations that a database has not been through. Throws DATABASE_UNAVAILABLE, DATABASE_TOO_NEW. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPool(url, { size: 1 }) }) });
  try {
    return await firstWork(url, () => missingMigrations(database), { patienceMs: 0 });
  } finally {
    await database.destroy();
  }
}
