import type { Clock } from "../platform/clock.ts";

export type TimerParts = {
  clock: Clock;
  /** Fills what the schedule needs; resolves when it is through, throws where it could not. */
  run(): Promise<void>;
};

/** The server's own schedule, for those who have no other. */
export type Timer = {
  /**
   * Runs at the first tick, and then where the next of its instants is past: once, however many of them are. A tick during a run
   * waits for that run. Throws what the run throws; the next instant comes all the same.
   */
  tick(): Promise<void>;
};

/**
 * Hourly: a run with nothing to do costs nothing, and a service that failed is asked again within the hour. Off the full hour,
 * when everybody's programs start.
 */
const hour = 3_600_000;
const minute17 = 17 * 60_000;
/** A start shortly before one of those instants is not followed by another run at once. */
const least = { minutes: 30 };

export function openTimer({ clock, run }: TimerParts): Timer {
  let due: Temporal.Instant | null = null;
  let seen: Temporal.Instant | null = null;
  let running: Promise<void> | null = null;

  function isDue(now: Temporal.Instant): boolean {
    const before = seen;
    seen = now;
    if (due === null) return true;
    // A clock that was set back takes its next instant along, so that what was to be waited for stays as long as it was.
    if (before !== null && Temporal.Instant.compare(now, before) < 0) due = now.add(before.until(due));
    return Temporal.Instant.compare(due, now) <= 0;
  }

  async function runOnce(): Promise<void> {
    try {
      await run();
    } finally {
      seen = clock.now();
      due = nextAfter(seen);
      running = null;
    }
  }

  return {
    async tick() {
      if (running === null && !isDue(clock.now())) return;
      running ??= runOnce();
      await running;
    },
  };
}

/** Warsaw is whole hours ahead of universal time, so minute 17 is the same in both. */
function nextAfter(now: Temporal.Instant): Temporal.Instant {
  const earliest = now.add(least).epochMilliseconds;
  const hours = Math.floor((earliest - minute17) / hour) + 1;
  return Temporal.Instant.fromEpochMilliseconds(hours * hour + minute17);
}
