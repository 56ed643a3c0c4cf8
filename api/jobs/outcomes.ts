import type { Clock } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";

type Outcome = { asked: string; until: Temporal.Instant; result: Promise<unknown> };

export type Wanted = {
  name: string;
  /** What was asked for by this name. */
  asked: string;
  /** Whether what comes of it is the answer for a day; if not, only for those who ask while it is being done. */
  keep: boolean;
  /** Whether a failure is nobody's answer, since only this server failed. */
  isForgotten?(): boolean;
};

/** What came of work that is done once. */
export type Outcomes = {
  /** The result that is known under this name, otherwise that of `begin`. Throws KEY_REUSED where something else was asked. */
  once<Result>(wanted: Wanted, begin: () => Promise<Result>): Promise<Result>;
};

/** For how long an answer is kept, and how many are at most. */
const kept = { hours: 24 };
const most = 200;

/** In memory, what is to be kept: a server that starts anew has forgotten it, as it has the work itself. */
export function openOutcomes({ clock }: { clock: Clock }): Outcomes {
  const outcomes = new Map<string, Outcome>();

  function forgetOld(now: Temporal.Instant): void {
    for (const [name, { until }] of outcomes) {
      if (outcomes.size < most && Temporal.Instant.compare(until, now) > 0) return; // Those that follow are younger.
      outcomes.delete(name);
    }
  }

  return {
    once<Result>({ name, asked, keep }: Wanted, begin: () => Promise<Result>) {
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
      return known.result as Promise<Result>;
    },
  };
}

export function reused(): AppError {
  return new AppError("KEY_REUSED", "This Idempotency-Key was sent with another request.", {
    hint: "Choose a new key for every new request; repeat one only to send the same request again.",
  });
}
