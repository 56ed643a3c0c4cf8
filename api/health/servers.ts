import type { Health } from "./model.ts";

/** How a server compares with the others over its database. */
export type ServersStanding = {
  /** How many others sign with another secret. */
  otherSecrets: number;
  /** How far this server's clock is ahead of the database's, at least; negative when it is behind. */
  aheadMs: number;
};

export type ServersWatchParts = { standing(): Promise<ServersStanding>; health: Health };

/** A smaller difference has no visible effect. */
const mostMs = 5_000;

/** Reports different secrets or clocks, which no server would notice in its own work. */
export function openServersWatch({ standing, health }: ServersWatchParts): { tick(): Promise<void> } {
  return {
    async tick() {
      const { otherSecrets, aheadMs } = await standing();
      if (otherSecrets > 0) {
        return health.report("servers", {
          level: "alarm",
          code: "SECRET_DIFFERS",
          message: `${otherSecrets} of the other servers over this database sign with another secret.`,
          hint: "Give all servers the same AUTH_SECRET, or none, and start them again.",
        });
      }
      if (Math.abs(aheadMs) <= mostMs) return health.report("servers", null);
      const seconds = Math.floor(Math.abs(aheadMs) / 1000);
      health.report("servers", {
        level: "warning",
        code: "CLOCK_DIFFERS",
        message: `This server's clock is ${seconds} seconds ${aheadMs > 0 ? "ahead of" : "behind"} the database's.`,
        hint: "Let both machines set their clocks over the network (NTP).",
      });
    },
  };
}
