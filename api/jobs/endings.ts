import { AppError, saidBy } from "#api/platform/errors.ts";
import type { Job } from "./model.ts";

export const isOpen = ({ state }: Job): boolean => state === "running" || state === "cancelling";

/** The error for everybody who waits for a job that was cancelled. */
export function cancelled(message: string, cause?: unknown): AppError {
  return new AppError("JOB_CANCELLED", message, {
    hint: "What was finished stays; start it again for the rest.",
    cause,
  });
}

export const unforeseen = { code: "INTERNAL", message: "Something went wrong on our side." };

/** The reason for a failure, as followers see it. Unexpected errors go to the log only. */
export function reasonOf(error: unknown): NonNullable<Job["error"]> {
  return error instanceof AppError ? saidBy(error) : unforeseen;
}

/** Waits for all of these, but no longer than so many milliseconds. */
export async function settledWithin(works: readonly Promise<void>[], milliseconds: number): Promise<void> {
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([Promise.all(works), patience]);
  clearTimeout(timer);
}
