import { randomBytes } from "node:crypto";
import { auditInDatabase } from "#api/database/audit-in-database.ts";
import { ledgerInDatabase } from "#api/database/cluster/ledger-in-database.ts";
import { agreeOnSecret } from "#api/database/cluster/secret.ts";
import { countsInDatabase } from "#api/database/counts/counts-in-database.ts";
import { openDatabase } from "#api/database/database.ts";
import type { Database } from "#api/database/model.ts";
import { createRetry, usualPatienceMs } from "#api/database/retry.ts";
import { sizeOf } from "#api/database/size.ts";
import { accessShape, healthShape, newsletterShape } from "#api/database/state/part-shapes.ts";
import { openPartStore } from "#api/database/state/part-store.ts";
import { AppError } from "#api/platform/errors.ts";
import { openLeader } from "#api/platform/processes/leader.ts";
import { keptSecret } from "#api/platform/secret.ts";
import type { Stores, StoresWorld } from "./stores.ts";

/** Everything in a database, for any number of processes. Throws DATABASE_UNAVAILABLE, DATABASE_TOO_NEW. */
export async function openStoresInDatabase({ url, ...world }: StoresWorld & { url: string }): Promise<Stores> {
  const { log } = world;
  const database = await openDatabase({
    url,
    onWait: (reason) => log.warn({ reason }, "The database cannot be used yet; waiting for it"),
  });
  try {
    return await openWithin(database, world);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openWithin(database: Database, { config, log }: StoresWorld): Promise<Stores> {
  const [access, newsletter, health, counts] = await Promise.all([
    openPartStore(database, accessShape),
    openPartStore(database, newsletterShape),
    openPartStore(database, healthShape),
    countsInDatabase(database),
  ]);
  const all = [access, newsletter, health, counts];
  const leader = openLeader({ hold: database.hold, log });
  return {
    access,
    newsletter,
    health,
    counts,
    audit: auditInDatabase({ database, retry: createRetry(usualPatienceMs) }),
    ledger: ledgerInDatabase({ database, retry: createRetry(usualPatienceMs) }),
    // A data folder that has one may have signed links with it, before it had a database.
    secret:
      config.AUTH_SECRET ??
      (await agreeOnSecret(database, (await keptSecret(config)) ?? randomBytes(32).toString("base64url"))),
    leader,
    database,
    keepBackup: async () => {
      throw keptByTheDatabase("backup");
    },
    bytes: () => sizeOf(database),
    async tick() {
      await Promise.all(all.map((store) => store.fresh()));
    },
    async close() {
      await leader.close();
      await Promise.all(all.map((store) => store.close()));
      await database.close();
    },
  };
}

/** What a state in a database is not kept, restored or looked after by. */
export const keptByTheDatabase = (deed: "backup" | "restore"): AppError =>
  new AppError("STATE_IN_DATABASE", "What is remembered is kept in the database, not in a file.", {
    hint:
      deed === "backup"
        ? 'Keep a backup with PostgreSQL\'s own means: pg_dump --format=custom --file=mruk.dump "$DATABASE_URL"'
        : 'Stop the servers, then: pg_restore --clean --if-exists --dbname="$DATABASE_URL" mruk.dump',
  });
