import type { Clock } from "#api/platform/clock.ts";

export type TimerParts = {
  clock: Clock;
  /** Makes the stories that the schedule needs; throws if it could not. */
  run(): Promise<void>;
};

/** The server's own schedule, for an installation without another one. */
export type Timer = {
  /**
   * Runs at the first tick, and whenever the next scheduled instant has passed: once, however many have. A tick during
   * a run waits for that run. Throws the run's error; the next instant is kept all the same.
   */
  tick(): Promise<void>;
};

/**
 * Hourly: a run with nothing to do costs nothing, and a failed service is retried within the hour. Not at the full
 * hour, when many programs start.
 */
const hour = 3_600_000;
const minute17 = 17 * 60_000;
/** The first run at a start is not followed by another one right away if an instant is near. */
const least = { minutes: 30 };

export function openTimer({ clock, run }: TimerParts): Timer {
  let due: Temporal.Instant | null = null;
  let seen: Temporal.Instant | null = null;
  let running: Promise<void> | null = null;

  function isDue(now: Temporal.Instant): boolean {
    const before = seen;
    seen = now;
    if (due === null) return true;
    // A clock that is set back moves the next instant along, so that the wait stays the same.
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
