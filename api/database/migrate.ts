import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Pool } from "pg";
import { AppError } from "#api/platform/errors.ts";
import { migrations } from "./migrations.ts";

/** Migrates the tables to this program's version, once, even when several servers start together. Throws DATABASE_TOO_NEW. */
export async function migrate(pool: Pool): Promise<void> {
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await refuseNewer(database);
  // Kysely holds a lock during the migration, so the second server finds everything done.
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await refuseNewer(database); // A newer program may have migrated at the same moment.
    throw error;
  }
}

/** The names of the migrations that the tables have not been through. Throws DATABASE_TOO_NEW. */
export async function missingMigrations(database: Kysely<unknown>): Promise<string[]> {
  const done = await refuseNewer(database);
  return Object.keys(migrations).filter((name) => !done.has(name));
}

/** Returns the names of the migrations that there were. */
async function refuseNewer(database: Kysely<unknown>): Promise<ReadonlySet<string>> {
  const { rows: tables } = await sql`select 1 where to_regclass('kysely_migration') is not null`.execute(database);
  if (tables.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  const unknown = rows.find(({ name }) => !Object.hasOwn(migrations, name));
  if (!unknown) return new Set(rows.map(({ name }) => name));
  throw new AppError(
    "DATABASE_TOO_NEW",
    `The database is newer than this program: it has been through ${unknown.name}`,
    {
      hint: "Start the newer program, or give this one another DATABASE_URL.",
    },
  );
}
