// Where a server, or a command beside it, keeps what it remembers: in files of its data folder, or in a database that several share.
import type { Logger } from "pino";
import type { AccessState } from "#api/access/model.ts";
import type { AuditStore } from "#api/audit/model.ts";
import type { Database } from "#api/database/model.ts";
import type { CountStore } from "#api/engagement/count-store.ts";
import type { HealthState } from "#api/health/model.ts";
import type { NewsletterState } from "#api/newsletter/model.ts";
import type { LetterLedger } from "#api/newsletter/sending/ledger.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import type { Leader } from "#api/platform/processes/leader.ts";
import { keptSecret } from "#api/platform/secret.ts";
import type { Store } from "#api/platform/store.ts";
import type { Backup } from "#api/state/backups.ts";

export type Stores = {
  access: Store<AccessState>;
  newsletter: Store<NewsletterState>;
  health: Store<HealthState>;
  counts: CountStore;
  audit: AuditStore;
  ledger: LetterLedger;
  /** What tokens and links are signed with; the same for all who share a database. */
  secret: string;
  leader: Leader;
  /** What several servers share; null where one keeps everything in files. */
  database: Database | null;
  /** Keeps a backup now, of everything that was answered. Throws DISK_FULL, CONTENT_NOT_WRITABLE, STATE_IN_DATABASE. */
  keepBackup(): Promise<Backup>;
  /** How large it all is. */
  bytes(): Promise<number>;
  /** Hears of everything that other servers did, should a notice of theirs have been lost. */
  tick(): Promise<void>;
  close(): Promise<void>;
};

export type StoresWorld = { config: Config; clock: Clock; log: Pick<Logger, "info" | "warn"> };

/**
 * With DATABASE_URL nothing of the data folder is opened or locked. Throws STATE_IN_USE, STATE_DAMAGED, STATE_TOO_NEW;
 * DATABASE_UNAVAILABLE, DATABASE_TOO_NEW.
 */
export async function openStores(world: StoresWorld): Promise<Stores> {
  const { DATABASE_URL: url } = world.config;
  // What a database needs is loaded by those only who have one.
  if (url !== undefined) return (await import("./in-database.ts")).openStoresInDatabase({ ...world, url });
  return (await import("./in-files.ts")).openStoresInFiles(world);
}

/** What tokens are signed with, where there is such a secret already; null where no server ever was. */
export async function secretOf(
  config: Pick<Config, "AUTH_SECRET" | "DATA_DIR" | "DATABASE_URL">,
): Promise<string | null> {
  if (config.AUTH_SECRET !== undefined || config.DATABASE_URL === undefined) return keptSecret(config);
  const { openDatabase } = await import("#api/database/database.ts");
  const { findSecret } = await import("#api/database/cluster/secret.ts");
  const database = await openDatabase({ url: config.DATABASE_URL, patienceMs: 0 });
  return findSecret(database).finally(database.close);
}
