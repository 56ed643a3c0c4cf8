import type { Logger } from "pino";

/** Whether this process, of all that share one state, does what only one may do at a time: the timer, the letter, the watchdog's mail. */
export type Leader = {
  /** Takes the lead where nobody has it. False where another process has. */
  leads(): Promise<boolean>;
  /** Lets another lead. */
  close(): Promise<void>;
};

/** Where one process keeps the state, there is nobody else. */
export const alone: Leader = { leads: async () => true, close: async () => {} };

/** What is free the moment its holder dies, and lost with the connection that keeps it. */
type Lock = { confirm(): Promise<boolean>; release(): Promise<void> };
type LeaderParts = { hold(name: string): Promise<Lock | null>; log: Pick<Logger, "info" | "warn"> };

/** One leader among those who take the same lock. Who cannot ask for it does not lead. */
export function openLeader({ hold, log }: LeaderParts): Leader {
  let lock: Lock | null = null;
  let closed = false;
  let asking: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    if (lock !== null && (await lock.confirm())) return !closed;
    if (lock !== null) log.warn("This server leads no longer: it lost its connection to the database");
    lock = null;
    if (closed) return false;
    lock = await hold("leader").catch(() => null);
    if (lock !== null) log.info("This server leads: what only one may do at a time is done here");
    return lock !== null && !closed;
  }

  return {
    leads() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    async close() {
      closed = true;
      await asking;
      await lock?.release();
      lock = null;
    },
  };
}

/** Does the work where this process leads, and nothing elsewhere. */
export const ledBy = (leader: Leader, work: () => Promise<void>) => async (): Promise<void> => {
  if (await leader.leads()) await work();
};

/** Does the work when this process has taken the lead since it looked last. */
export function whenLeadBegins(leader: Leader, work: () => Promise<void>): () => Promise<void> {
  let led = false;
  return async () => {
    const before = led;
    led = await leader.leads();
    if (led && !before) await work();
  };
}
