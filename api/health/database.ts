import type { Logger } from "pino";
import { AppError, saidBy } from "#api/platform/errors.ts";
import type { Health } from "./model.ts";

export type DatabaseWatchParts = {
  /** Reads everything that other servers changed. */
  refresh(): Promise<void>;
  health: Health;
  log: Pick<Logger, "info" | "warn">;
};

/** Reads the other servers' changes, and reports a database that is away: nothing else would, since stories are served all the same. */
export function openDatabaseWatch({ refresh, health, log }: DatabaseWatchParts): { tick(): Promise<void> } {
  let isAway = false;
  return {
    async tick() {
      try {
        await refresh();
        if (isAway) log.info("The database is there again");
        isAway = false;
        health.report("database", null);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        if (!isAway) log.warn({ err: error }, "What readers and administrators change cannot be kept");
        isAway = true;
        health.report("database", { level: "alarm", ...saidBy(error) });
      }
    },
  };
}
