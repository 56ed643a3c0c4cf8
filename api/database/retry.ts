import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "../platform/errors.ts";
import { databaseError, reasonOf, sqlState, wasAnswered } from "./database-error.ts";

/** For as long as a database takes to start again, nobody is to notice that it did. */
export const usualPatienceMs = 5_000;

/**
 * Repeats work that a broken connection or a deadlock kept from being done, as long as patience lasts; once it has ended, each work has
 * one attempt, until one succeeds. So a database that is away for long makes nobody wait for long.
 */
export function untilItComesBack(patienceMs: number) {
  let isAway = false;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const end = performance.now() + (isAway ? 0 : patienceMs);
    for (;;) {
      try {
        const result = await work();
        isAway = false;
        return result;
      } catch (error) {
        if (!mayPass(error)) throw databaseError(error);
        if (performance.now() >= end) {
          isAway = true;
          throw databaseError(error);
        }
        await sleep(50);
      }
    }
  };
}

const mayPass = (error: unknown): boolean => {
  if (error instanceof AppError || error instanceof TypeError) return false;
  return wasAnswered(error) ? /^40/.test(sqlState(error) ?? "") : reasonOf(error) !== null;
};
