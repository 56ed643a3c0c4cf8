import { AppError, saidBy } from "#api/platform/errors.ts";
import type { Job, JobItem } from "./model.ts";

export const isOpen = ({ state }: Job): boolean => state === "running" || state === "cancelling";

/** The items of a job that was cancelled or has failed: none waits or is worked on any more. */
export const endedItems = (items: readonly JobItem[]): JobItem[] =>
  items.map((item) => (item.state === "waiting" || item.state === "working" ? { ...item, state: "unfinished" } : item));

/** The error for everybody who waits for a job that was cancelled. Work may add what it finished by a JOB_CANCELLED of its own. */
export function cancelled(message: string, cause?: unknown): AppError {
  const finished = cause instanceof AppError && cause.code === "JOB_CANCELLED" ? ` ${cause.message}` : "";
  return new AppError("JOB_CANCELLED", message + finished, {
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
