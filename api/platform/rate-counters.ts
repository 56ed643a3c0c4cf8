import { MemoryStore, type Store } from "express-rate-limit";

/** How often somebody asked in a window that has so many milliseconds left. */
export type RateCount = { hits: number; millisecondsLeft: number };

/** Where several servers count together who asks how often. */
export type RateCounters = {
  /** Counts one more under this key, whose window begins with its first; null where it cannot be counted now. Never throws. */
  add(key: string, seconds: number): Promise<RateCount | null>;
  /** One less. Never throws. */
  takeBack(key: string): Promise<void>;
};

type Window = { name: string; limit: number; seconds: number };

/**
 * Counts in this process and in the shared place. What this process alone has seen too often needs nobody else's count, so that a
 * flood stays here; and where nobody else can be asked, it is what there is.
 */
export function sharedStore({ name, limit, seconds }: Window, counters: RateCounters): Store {
  const own = new MemoryStore();
  const nameOf = (key: string) => `${name} ${key}`;
  return {
    localKeys: false,
    // Who is counted for one thing is another key than for the next.
    prefix: `${name} `,
    init: (options) => own.init(options),
    async increment(key) {
      const mine = await own.increment(key);
      if (mine.totalHits > limit) return mine;
      const all = await counters.add(nameOf(key), seconds);
      if (all === null) return mine;
      return { totalHits: Math.max(1, all.hits), resetTime: new Date(Date.now() + all.millisecondsLeft) };
    },
    async decrement(key) {
      await Promise.all([own.decrement(key), counters.takeBack(nameOf(key))]);
    },
    resetKey: (key) => own.resetKey(key),
    shutdown: () => own.shutdown(),
  };
}
