import type { Config } from "#api/platform/config.ts";

/** `state`: the versions of the state file, before and after; null without one. `database`: the migrations that it has not been through. */
export type Changes = { state: { from: number; to: number } | null; database: string[] };

/**
 * Reads what is remembered as this program would, and says what it would change in it; nothing is changed or locked. Throws
 * STATE_DAMAGED, STATE_TOO_NEW; DATABASE_UNAVAILABLE, DATABASE_TOO_NEW.
 */
export async function forecastChanges({
  DATA_DIR,
  DATABASE_URL: url,
}: Pick<Config, "DATA_DIR" | "DATABASE_URL">): Promise<Changes> {
  if (url === undefined) {
    const { stateVersions } = await import("#api/state/state-versions.ts");
    return { state: await stateVersions(DATA_DIR), database: [] };
  }
  const { pendingMigrations } = await import("#api/database/pending-migrations.ts");
  return { state: null, database: await pendingMigrations(url) };
}
