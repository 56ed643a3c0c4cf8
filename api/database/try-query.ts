import type { Logger } from "pino";
import { AppError } from "#api/platform/errors.ts";

/**
 * Runs a query that the caller can do without. Resolves to null when the database is away or too slow, so that the caller falls back; for a
 * moment after that no query is sent, so that requests do not wait one after the other. Throws only AppErrors.
 */
export type TryQuery = <Answer>(query: () => Promise<Answer>) => Promise<Answer | null>;

const usualPatienceMs = 1_500;
const pauseMs = 2_000;

type TryQueryParts = {
  log: Pick<Logger, "info" | "warn">;
  /** Says how the server goes on without the database; logged once each time it goes away. */
  meanwhile: string;
  patienceMs?: number;
};

export function createTryQuery({ log, meanwhile, patienceMs = usualPatienceMs }: TryQueryParts): TryQuery {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let isAway = false;

  return async (query) => {
    if (performance.now() < pausedUntil) return null;
    try {
      const answer = await withTimeout(query(), patienceMs);
      if (isAway) log.info("The database answers again");
      isAway = false;
      return answer;
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (!isAway) log.warn({ err: error }, `The database does not answer; ${meanwhile}`);
      isAway = true;
      pausedUntil = performance.now() + pauseMs;
      return null;
    }
  };
}

async function withTimeout<Answer>(answer: Promise<Answer>, patienceMs: number): Promise<Answer> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error("The database takes too long")), patienceMs);
  try {
    return await Promise.race([answer, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
