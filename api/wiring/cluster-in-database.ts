import { boardInDatabase } from "#api/database/cluster/board-in-database.ts";
import { keyHasher } from "#api/database/cluster/key-hasher.ts";
import { outcomesInDatabase } from "#api/database/cluster/outcomes-in-database.ts";
import { countRates } from "#api/database/cluster/rates.ts";
import { joinServers } from "#api/database/cluster/servers.ts";
import { sweepDatabase } from "#api/database/cluster/sweep.ts";
import { talliesInDatabase } from "#api/database/cluster/tallies-in-database.ts";
import { shelfInDatabase } from "#api/database/cluster/upload-shelf.ts";
import { databaseError } from "#api/database/database-error.ts";
import type { Database } from "#api/database/model.ts";
import { createTryQuery } from "#api/database/try-query.ts";
import { openServersWatch } from "#api/health/servers.ts";
import { keptDays } from "#api/images/uploads/uploads.ts";
import { ledBy } from "#api/platform/processes/leader.ts";
import type { Cluster, ClusterParts } from "./cluster.ts";

/** What servers share over a database. Throws DATABASE_UNAVAILABLE. */
export async function clusterOver(
  database: Database,
  { config, stores, health, clock, log }: ClusterParts,
): Promise<Cluster> {
  const hashKey = keyHasher(stores.secret);
  const servers = await joinServers({ database, hashKey });
  const watch = openServersWatch({ standing: servers.standing, health });
  const tryQuery = createTryQuery({ log, meanwhile: "each server counts for itself who asks how often" });
  const outcomes = outcomesInDatabase({ database, servers, explained: databaseError });
  const board = await boardInDatabase({ database, servers, now: clock.now, log });
  return {
    limits: config.RATE_LIMITS === "off" ? "off" : countRates({ database, tryQuery, hashKey }),
    tallies: talliesInDatabase({ database, tryQuery, hashKey }),
    jobs: { outcomes, board },
    uploads: { shelf: shelfInDatabase(database, { keptDays }) },
    content: {
      tell() {
        database
          .notify("content", servers.id)
          .catch((error: unknown) => log.warn({ err: error }, "Other servers will see what is new a minute late"));
      },
      listen(heard) {
        database.listen("content", (from) => {
          if (from !== servers.id) heard();
        });
      },
    },
    tasks: [
      { name: "say that this server is there", everySeconds: 10, tick: servers.tick },
      { name: "compare itself with the other servers", everySeconds: 30, tick: watch.tick },
      { name: "tell what came of work", everySeconds: 10, tick: outcomes.tick },
      { name: "look after the work of servers that are gone", everySeconds: 10, tick: board.tick },
      { name: "tidy the database", everySeconds: 600, tick: ledBy(stores.leader, () => sweepDatabase(database)) },
    ],
    close: servers.close,
  };
}
