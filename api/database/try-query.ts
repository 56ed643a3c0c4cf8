import type { Logger } from "pino";
import { AppError } from "../platform/errors.ts";

/**
 * Asks the database something that there is another answer to; null where that is needed, since the database is away or takes too long.
 * Then it is left alone for a moment, so that requests do not wait for it one after the other. Throws only what is ours.
 */
export type Asking = <Answer>(ask: () => Promise<Answer>) => Promise<Answer | null>;

const usualPatienceMs = 1_500;
const restMs = 2_000;

type AskingParts = {
  log: Pick<Logger, "info" | "warn">;
  /** What is done without it, for the log, which is told once. */
  meanwhile: string;
  patienceMs?: number;
};

export function openAsking({ log, meanwhile, patienceMs = usualPatienceMs }: AskingParts): Asking {
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isAway = false;

  return async (ask) => {
    if (performance.now() < restsUntil) return null;
    try {
      const answer = await soon(ask(), patienceMs);
      if (isAway) log.info("The database answers again");
      isAway = false;
      return answer;
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (!isAway) log.warn({ err: error }, `The database does not answer; ${meanwhile}`);
      isAway = true;
      restsUntil = performance.now() + restMs;
      return null;
    }
  };
}

async function soon<Answer>(answer: Promise<Answer>, patienceMs: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The database takes too long")), patienceMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
