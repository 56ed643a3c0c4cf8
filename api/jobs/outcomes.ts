import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";

type Outcome = { asked: string; until: Temporal.Instant; result: Promise<unknown> };

export type Wanted = {
  name: string;
  /** The request's content. */
  asked: string;
  /** Whether the outcome answers later callers for a day; if not, only those who call while the work runs. */
  keep: boolean;
  /** Whether a failure is to be forgotten, since only this server failed. */
  isForgotten?(): boolean;
};

/** Does work once and shares its outcome. */
export type Outcomes = {
  /**
   * Returns the outcome known under this name, or else starts the work. Throws KEY_REUSED when something else was asked under this name.
   */
  once(wanted: Wanted, begin: () => Promise<unknown>): Promise<unknown>;
};

/** How long an outcome is kept, and how many at most. */
const kept = { hours: 24 };
const most = 200;

/** Keeps outcomes in memory: a restarted server has forgotten them, as it has the work itself. */
export function openOutcomes({ clock }: { clock: Clock }): Outcomes {
  const outcomes = new Map<string, Outcome>();

  function forgetOld(now: Temporal.Instant): void {
    for (const [name, { until }] of outcomes) {
      if (outcomes.size < most && Temporal.Instant.compare(until, now) > 0) return; // All later ones are younger.
      outcomes.delete(name);
    }
  }

  return {
    async once({ name, asked, keep }, begin) {
      if (!keep) return begin();
      const now = clock.now();
      forgetOld(now);
      const known = outcomes.get(name);
      if (known === undefined) {
        const result = begin();
        outcomes.set(name, { asked, until: now.add(kept), result });
        return result;
      }
      if (known.asked !== asked) throw reused();
      return known.result;
    },
  };
}

export function reused(): AppError {
  return new AppError("KEY_REUSED", "This Idempotency-Key was sent with another request.", {
    hint: "Choose a new key for every new request; repeat one only to send the same request again.",
  });
}
