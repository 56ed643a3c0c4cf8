import type { Rate } from "./rates.ts";

/** The requests of a caller in the current window, and the rest of the window. */
export type RateCount = { hits: number; millisecondsLeft: number };

/** Counters that several servers share. */
export type RateCounters = {
  /** Adds one to the key, whose window begins with its first request; null where the counters cannot be reached. Never throws. */
  add(key: string, seconds: number): Promise<RateCount | null>;
  /** Subtracts one. Never throws. */
  takeBack(key: string): Promise<void>;
};

/** The counters of one rate. */
export type RateWindows = {
  add(key: string): RateCount | Promise<RateCount>;
  /** This process's own count, without adding to it; null without an open window. */
  peek(key: string): RateCount | null;
  takeBack(key: string): void | Promise<void>;
};

/** Limits the memory for callers, at some hundred bytes each. */
export const mostRemembered = 100_000;

/** Counts in this process, for at least the `most` latest callers. */
export function ownWindows({ seconds }: Pick<Rate, "seconds">, most = mostRemembered) {
  const length = seconds * 1000;
  type Window = { hits: number; until: number };
  // Two generations of windows: a caller without a request since the last turn has no open window at the next, which drops `before`.
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

/** Counters of this process alone: whoever limits by a rate of the same name counts together. */
export type OwnCounters = { windowsOf(rate: Pick<Rate, "name" | "seconds">): RateWindows };

export function ownCounters(): OwnCounters {
  const known = new Map<string, RateWindows>();
  return {
    windowsOf({ name, seconds }) {
      const windows = known.get(name) ?? ownWindows({ seconds });
      known.set(name, windows);
      return windows;
    },
  };
}

/**
 * Counts in this process and in the shared counters. A caller above the limit in this process alone is not counted elsewhere, so that a
 * flood stays here; and where the shared counters cannot be reached, this process's own count decides.
 */
export function sharedWindows({ name, limit, seconds }: Rate, counters: RateCounters): RateWindows {
  const own = ownWindows({ seconds });
  // Each rate has keys of its own.
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
