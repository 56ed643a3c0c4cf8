import type { Logger } from "pino";

/** Elects one of the processes that share a state for what only one may do: the timer, the letter, the watchdog's mail. */
export type Leader = {
  /** Whether this process leads; becomes the leader where there is none. */
  leads(): Promise<boolean>;
  /** Lets another process lead. */
  close(): Promise<void>;
};

/** The leader where a single process keeps the state. */
export const alone: Leader = { leads: async () => true, close: async () => {} };

/** A lock that is released when its holder dies or loses its connection. */
type Lock = { confirm(): Promise<boolean>; release(): Promise<void> };
type LeaderParts = { hold(name: string): Promise<Lock | null>; log: Pick<Logger, "info" | "warn"> };

/** The process that holds the lock leads. A process that cannot reach the database does not lead. */
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

/** Runs the work only while this process leads. */
export const ledBy = (leader: Leader, work: () => Promise<void>) => async (): Promise<void> => {
  if (await leader.leads()) await work();
};

/** Runs the work when this process has become the leader since the last call. */
export function whenLeadBegins(leader: Leader, work: () => Promise<void>): () => Promise<void> {
  let led = false;
  return async () => {
    const before = led;
    led = await leader.leads();
    if (led && !before) await work();
  };
}
