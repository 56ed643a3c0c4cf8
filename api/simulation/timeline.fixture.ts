import type { Clock } from "../platform/clock.ts";

/** What happens when, on a clock that stands still while it happens and then jumps to the next thing. */
export type Timeline = {
  clock: Clock;
  /** Things of one instant happen in the order in which they were planned; those of the past, now. */
  at(instant: Temporal.Instant, what: () => Promise<void> | void): void;
  /** Lets everything happen up to this instant. */
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
