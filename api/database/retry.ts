import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#api/platform/errors.ts";
import { databaseError, reasonOf, sqlState, wasAnswered } from "./database-error.ts";

/** A restart of the database takes less, so readers do not notice one. */
export const usualPatienceMs = 5_000;

/**
 * Returns a function that repeats work after a broken connection or a deadlock, until the patience ends. After that every call has one
 * attempt until one succeeds, so that nobody waits long for a database that stays away.
 */
export function createRetry(patienceMs: number) {
  let isAway = false;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const end = performance.now() + (isAway ? 0 : patienceMs);
    for (;;) {
      try {
        const result = await work();
        isAway = false;
        return result;
      } catch (error) {
        if (!isTransient(error)) throw databaseError(error);
        if (performance.now() >= end) {
          isAway = true;
          throw databaseError(error);
        }
        await sleep(50);
      }
    }
  };
}

const isTransient = (error: unknown): boolean => {
  if (error instanceof AppError || error instanceof TypeError) return false;
  return wasAnswered(error) ? /^40/.test(sqlState(error) ?? "") : reasonOf(error) !== null;
};
