import type { Logger } from "pino";
import { AppError, saidBy } from "../platform/errors.ts";
import type { Health } from "./health.ts";

export type DatabaseWatchParts = {
  /** Hears of everything that other servers did. */
  hear(): Promise<void>;
  health: Health;
  log: Pick<Logger, "info" | "warn">;
};

/** Keeps up with the other servers, and reports a database that does not let it: nobody else would, as stories are served all the same. */
export function openDatabaseWatch({ hear, health, log }: DatabaseWatchParts): { tick(): Promise<void> } {
  let isAway = false;
  return {
    async tick() {
      try {
        await hear();
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
