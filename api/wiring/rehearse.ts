import type { Config } from "#api/platform/config.ts";

/**
 * Reads what is remembered, as this program would, beside the server that uses it: nothing is changed or locked. Throws STATE_DAMAGED,
 * STATE_TOO_NEW; DATABASE_UNAVAILABLE, DATABASE_TOO_NEW.
 */
export async function rehearse({ DATA_DIR, DATABASE_URL: url }: Config): Promise<void> {
  if (url === undefined) {
    await (await import("#api/state/stored-state.ts")).readState(DATA_DIR);
    return;
  }
  await (await import("#api/database/pending-migrations.ts")).pendingMigrations(url);
}
