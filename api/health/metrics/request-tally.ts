import type { RouteGroup } from "#api/platform/http/route-group.ts";

/** A finished request. */
export type Answered = {
  method: string;
  group: RouteGroup;
  /** Null when the connection was closed before the answer was sent. */
  status: number | null;
  seconds: number;
};

/** Upper bounds in seconds: from an answer out of memory to the upload of a film. */
export const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type RequestCount = { method: "read" | "write"; group: RouteGroup; status: string; count: number };
/** A histogram: the number of requests at most as long as each bound, their total number, and their total time. */
export type Durations = { group: RouteGroup; within: readonly number[]; count: number; seconds: number };

/** Counts requests by kind in plain numbers, since counting is all that a request pays for metrics. */
export type RequestTally = {
  add(answered: Answered): void;
  counts(): RequestCount[];
  durations(): Durations[];
};

export function openRequestTally(): RequestTally {
  const counts = new Map<string, RequestCount>();
  const durations = new Map<RouteGroup, { slots: number[]; seconds: number }>();
  return {
    add({ method: verb, group, status: code, seconds }) {
      const method = verb === "GET" || verb === "HEAD" || verb === "OPTIONS" ? "read" : "write";
      const status = code === null ? "cut" : `${Math.floor(code / 100)}xx`;
      const key = `${method} ${group} ${status}`;
      const known = counts.get(key);
      if (known) known.count++;
      else counts.set(key, { method, group, status, count: 1 });
      // The duration of an aborted request only shows how patient its reader was.
      if (code === null) return;
      const duration = durations.get(group) ?? { slots: Array(durationBounds.length + 1).fill(0), seconds: 0 };
      durations.set(group, duration);
      const slot = durationBounds.findIndex((bound) => seconds <= bound);
      const at = slot === -1 ? durationBounds.length : slot;
      duration.slots[at] = (duration.slots[at] ?? 0) + 1;
      duration.seconds += seconds;
    },
    counts: () => [...counts.values()],
    durations: () =>
      [...durations].map(([group, { slots, seconds }]) => {
        let count = 0;
        const sums = slots.map((more) => {
          count += more;
          return count;
        });
        return { group, within: sums.slice(0, -1), count, seconds };
      }),
  };
}
