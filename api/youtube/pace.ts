import { setTimeout as sleep } from "node:timers/promises";

/** How long the platform is waited for, and how often it is asked again. */
export type Pace = {
  /** The first wait before asking again; each further one is twice as long. */
  backOffMilliseconds: number;
  /** After how long without an answer a request counts as lost. */
  silenceMilliseconds: number;
  /** How often in a row something may fail before that is told. */
  attempts: number;
};

export const usualPace: Pace = { backOffMilliseconds: 1_000, silenceMilliseconds: 120_000, attempts: 6 };

const longestWait = 60_000;

type Wait = { pace: Pace; failures: number; retryAfter?: number | undefined; signal?: AbortSignal | undefined };

/** Waits after so many failures in a row: as long as the platform asks for, else twice as long each time, with some chance. */
export async function backOff({ pace, failures, retryAfter, signal }: Wait): Promise<void> {
  const wait = retryAfter === undefined ? pace.backOffMilliseconds * 2 ** (failures - 1) : retryAfter * 1_000;
  const spread = retryAfter === undefined ? 0.5 + Math.random() / 2 : 1;
  await sleep(Math.min(wait, longestWait) * spread, undefined, { signal });
}
