// What servers share beyond their stores, so that any number of them behave as one.
import type { Logger } from "pino";
import type { Tallies } from "#api/access/tallies.ts";
import type { UploadShelf } from "#api/database/cluster/upload-shelf.ts";
import type { Health } from "#api/health/model.ts";
import type { JobBoard } from "#api/jobs/board.ts";
import type { Outcomes } from "#api/jobs/outcomes.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { ownCounters } from "#api/platform/http/rate-counters.ts";
import type { RateLimits } from "#api/platform/http/rate-limit.ts";
/** Something to do now and then. */
import type { Task } from "./opened.ts";
import type { Stores } from "./stores/stores.ts";

/** What is not named is each server's own. */
export type Cluster = {
  limits: RateLimits;
  tallies?: Tallies;
  jobs: { outcomes?: Outcomes; board?: JobBoard };
  uploads: { shelf?: UploadShelf };
  content: {
    /** Tells the other servers that the remote has something new. */
    tell(): void;
    /** Calls `heard` when another server tells that, or may have told it unheard. */
    listen(heard: () => void): void;
  };
  tasks: Task[];
  close(): Promise<void>;
};

export type ClusterParts = {
  config: Pick<Config, "RATE_LIMITS">;
  stores: Pick<Stores, "database" | "secret" | "leader">;
  health: Health;
  clock: Clock;
  log: Logger;
};

/** Throws DATABASE_UNAVAILABLE. */
export async function openCluster(parts: ClusterParts): Promise<Cluster> {
  const { config, stores } = parts;
  const { database } = stores;
  if (database !== null) return (await import("./cluster-in-database.ts")).clusterOver(database, parts);
  return {
    limits: config.RATE_LIMITS === "off" ? "off" : ownCounters(),
    jobs: {},
    uploads: {},
    content: { tell() {}, listen() {} },
    tasks: [],
    close: async () => {},
  };
}
