// Joins what servers share over a database, so that any number of them behave as one.
import type { Logger } from "pino";
import { talliesInDatabase } from "./access/tallies-in-database.ts";
import { openAsking } from "./database/asking.ts";
import { databaseError } from "./database/database-error.ts";
import type { Database } from "./database/model.ts";
import { namelessKeys } from "./database/nameless.ts";
import { countRates } from "./database/rates.ts";
import { joinServers } from "./database/servers.ts";
import { sweepDatabase } from "./database/sweep.ts";
import { boardInDatabase } from "./jobs/board-in-database.ts";
import { outcomesInDatabase } from "./jobs/outcomes-in-database.ts";
import { openLedger } from "./newsletter/ledger.ts";
import { ledgerInDatabase } from "./newsletter/ledger-in-database.ts";
import { shelfInDatabase } from "./pictures/upload-shelf.ts";
import { keptDays } from "./pictures/uploads.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { alone, type Leader, openLeader } from "./platform/leader.ts";

/** Something to do now and then. */
export type Duty = { name: string; everySeconds: number; tick(): Promise<void> };

type SharingParts = {
  config: Pick<Config, "DATA_DIR" | "RATE_LIMITS">;
  /** Null where this server is the only one. */
  database: Database | null;
  secret: string;
  clock: Clock;
  log: Logger;
};

export type Sharing = Awaited<ReturnType<typeof openSharing>>;

export async function openSharing({ config, database, secret, clock, log }: SharingParts) {
  if (database === null) return sharedWithNobody(config);
  const servers = await joinServers({ database });
  const leader = openLeader({ hold: database.hold, log });
  const asking = openAsking({ log, meanwhile: "each server counts for itself who asks how often" });
  const nameless = namelessKeys(secret);
  const outcomes = outcomesInDatabase({ database, servers, explained: databaseError });
  const board = await boardInDatabase({ database, servers, now: clock.now, log });
  const duties: Duty[] = [
    { name: "say that this server is there", everySeconds: 10, tick: servers.tick },
    { name: "tell what came of work", everySeconds: 10, tick: outcomes.tick },
    { name: "look after the work of servers that are gone", everySeconds: 10, tick: board.tick },
    { name: "tidy the database", everySeconds: 600, tick: ledBy(leader, () => sweepDatabase(database)) },
  ];
  return {
    leader,
    limits: config.RATE_LIMITS === "off" ? config.RATE_LIMITS : countRates({ database, asking, nameless }),
    tallies: talliesInDatabase({ database, asking, nameless }),
    ledger: ledgerInDatabase({ database }),
    jobs: { outcomes, board },
    uploads: { shelf: shelfInDatabase(database, { keptDays }) },
    duties,
    content: {
      /** Tells the other servers that the remote has something new. */
      tell(): void {
        database
          .notify("content", servers.id)
          .catch((error: unknown) => log.warn({ err: error }, "Other servers will see what is new a minute late"));
      },
      /** Calls `heard` when another server tells that, or may have told it unheard. */
      listen(heard: () => void): void {
        database.listen("content", (from) => {
          if (from !== servers.id) heard();
        });
      },
    },
    async close(): Promise<void> {
      await leader.close();
      await servers.close();
    },
  };
}

/** Does the work where this server leads, and nothing elsewhere. */
export const ledBy = (leader: Leader, work: () => Promise<void>) => async (): Promise<void> => {
  if (await leader.leads()) await work();
};

function sharedWithNobody({ DATA_DIR: dataDir, RATE_LIMITS }: SharingParts["config"]) {
  const duties: Duty[] = [];
  return {
    leader: alone,
    limits: RATE_LIMITS,
    tallies: undefined,
    ledger: openLedger({ dataDir }),
    jobs: {},
    uploads: {},
    duties,
    content: { tell(): void {}, listen(_heard: () => void): void {} },
    close: async () => {},
  };
}
