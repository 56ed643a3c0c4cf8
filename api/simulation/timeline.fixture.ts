import type { Clock } from "#api/platform/clock.ts";

/** Scheduled events on a clock that stands still during an event and then jumps to the next one. */
export type Timeline = {
  clock: Clock;
  /** Schedules an event. Events of one instant keep their order of scheduling; a past event happens now. */
  at(instant: Temporal.Instant, what: () => Promise<void> | void): void;
  /** Plays all events up to this instant. */
  playUntil(end: Temporal.Instant): Promise<void>;
};

export function timelineFrom(start: Temporal.Instant): Timeline {
  const planned: { at: Temporal.Instant; what: () => Promise<void> | void }[] = [];
  let now = start;
  return {
    clock: { now: () => now },
    at(instant, what) {
      const after = planned.findIndex(({ at }) => Temporal.Instant.compare(at, instant) > 0);
      planned.splice(after === -1 ? planned.length : after, 0, { at: instant, what });
    },
    async playUntil(end) {
      for (;;) {
        const [next] = planned;
        if (!next || Temporal.Instant.compare(next.at, end) > 0) break;
        planned.shift();
        if (Temporal.Instant.compare(next.at, now) > 0) now = next.at;
        await next.what();
      }
      now = end;
    },
  };
}
