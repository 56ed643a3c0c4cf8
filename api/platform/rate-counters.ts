import type { Rate } from "./rates.ts";

/** How often somebody asked in a window that has so many milliseconds left. */
export type RateCount = { hits: number; millisecondsLeft: number };

/** Where several servers count together who asks how often. */
export type RateCounters = {
  /** Counts one more under this key, whose window begins with its first; null where it cannot be counted now. Never throws. */
  add(key: string, seconds: number): Promise<RateCount | null>;
  /** One less. Never throws. */
  takeBack(key: string): Promise<void>;
};

/** The same of one kind of request. */
export type RateWindows = {
  add(key: string): RateCount | Promise<RateCount>;
  /** The count as this process alone knows it, without counting; null where none is open. */
  peek(key: string): RateCount | null;
  takeBack(key: string): void | Promise<void>;
};

/** Bounds the memory that many callers cost, at some hundred bytes each. */
export const mostRemembered = 100_000;

/** Counts in this process: those of at least the `most` that asked last. */
export function ownWindows({ seconds }: Pick<Rate, "seconds">, most = mostRemembered) {
  const length = seconds * 1000;
  type Window = { hits: number; until: number };
  // Whoever did not ask since the last turn has no open window at the next one, and all of those are forgotten at once.
  let [before, now] = [new Map<string, Window>(), new Map<string, Window>()];
  let turned = performance.now();

  function turn(at: number): void {
    if (at - turned < length && now.size < most) return;
    before = at - turned < 2 * length ? now : new Map();
    now = new Map();
    turned = at;
  }

  function openAt(at: number, key: string): Window | null {
    const known = now.get(key) ?? before.get(key);
    return known && known.until > at ? known : null;
  }

  return {
    peek(key: string): RateCount | null {
      const at = performance.now();
      const window = openAt(at, key);
      return window && { hits: window.hits, millisecondsLeft: window.until - at };
    },
    add(key: string): RateCount {
      const at = performance.now();
      turn(at);
      const window = openAt(at, key) ?? { hits: 0, until: at + length };
      now.set(key, window);
      window.hits += 1;
      return { hits: window.hits, millisecondsLeft: window.until - at };
    },
    takeBack(key: string): void {
      const window = now.get(key) ?? before.get(key);
      if (window && window.hits > 0) window.hits -= 1;
    },
  };
}

/**
 * Counts in this process and in the shared place. What this process alone has seen too often needs nobody else's count, so that a
 * flood stays here; and where nobody else can be asked, it is what there is.
 */
export function sharedWindows({ name, limit, seconds }: Rate, counters: RateCounters): RateWindows {
  const own = ownWindows({ seconds });
  // Who is counted for one thing is another key than for the next.
  const nameOf = (key: string) => `${name} ${key}`;
  return {
    peek: own.peek,
    add(key) {
      const mine = own.add(key);
      if (mine.hits > limit) return mine;
      return counters.add(nameOf(key), seconds).then((all) => (all ? { ...all, hits: Math.max(1, all.hits) } : mine));
    },
    async takeBack(key) {
      own.takeBack(key);
      await counters.takeBack(nameOf(key));
    },
  };
}
