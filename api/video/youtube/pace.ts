import { setTimeout as sleep } from "node:timers/promises";

/** The timeouts and retries of requests to the platform. */
export type Pace = {
  /** The first pause before a retry; each further one is twice as long. */
  backOffMilliseconds: number;
  /** The silence after which a request counts as lost. */
  silenceMilliseconds: number;
  /** The number of consecutive failures before the error is thrown. */
  attempts: number;
};

export const usualPace: Pace = { backOffMilliseconds: 1_000, silenceMilliseconds: 120_000, attempts: 6 };

const longestWait = 60_000;

type Wait = { pace: Pace; failures: number; retryAfter?: number | undefined; signal?: AbortSignal | undefined };

/**
 * Waits after a number of consecutive failures: as long as the platform asks for, else with exponential back-off and
 * jitter.
 */
export async function backOff({ pace, failures, retryAfter, signal }: Wait): Promise<void> {
  const wait = retryAfter === undefined ? pace.backOffMilliseconds * 2 ** (failures - 1) : retryAfter * 1_000;
  const spread = retryAfter === undefined ? 0.5 + Math.random() / 2 : 1;
  await sleep(Math.min(wait, longestWait) * spread, undefined, { signal });
}
