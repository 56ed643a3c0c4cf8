import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import { AppError, type ErrorCode, saidBy } from "../errors.ts";
import { openRetries } from "./retries.ts";

/** A piece of work, such as one film. */
export type DueWork = { key: string; run(): Promise<unknown> };

/** What stands in the way of the work, for the health. */
export type WorkProblem = { level: "warning"; code: string; message: string; hint?: string };

type Options = {
  /** What is to be done now, the most urgent first. */
  due(): DueWork[];
  /** How many pieces a call tries at most. */
  most?: number;
  /** Whether a failure means that somebody else was first, or took the story away. */
  isDoneElsewhere(code: ErrorCode): boolean;
  /** Failures that every further piece would meet as well, beside those that any work has. */
  stopsAll?(code: ErrorCode): boolean;
  report(problem: WorkProblem | null): void;
  /** What is logged of a failure. */
  failure: string;
  clock: Clock;
  log: Pick<Logger, "warn">;
};

/**
 * Does what is due at each call, each piece once a call. What fails is a problem until it is done, or nothing of it is due any
 * more. What was done is read from where it was done, so a restart repeats nothing.
 */
export function openDueWork({ due, most = Number.POSITIVE_INFINITY, report, log, ...options }: Options) {
  const retries = openRetries(options);

  async function attempt({ key, run }: DueWork): Promise<void> {
    try {
      await run();
      retries.succeeded(key);
    } catch (error) {
      if (error instanceof AppError && options.isDoneElsewhere(error.code)) return retries.succeeded(key);
      retries.failed(key, error);
      if (!isCancelled(error)) log.warn({ err: error, work: key }, options.failure);
    }
  }

  return async (): Promise<void> => {
    const tried = new Set<string>();
    // Each piece takes a while, so the due ones are looked for again.
    const next = () => due().find(({ key }) => !tried.has(key) && retries.mayTry(key));
    for (let piece = next(); piece !== undefined && tried.size < most; piece = next()) {
      tried.add(piece.key);
      await attempt(piece);
    }
    const standing = retries.latest(new Set(due().map(({ key }) => key)));
    report(standing === undefined || isCancelled(standing) ? null : problemOf(standing));
  };
}

const isCancelled = (error: unknown) => error instanceof AppError && error.code === "JOB_CANCELLED";

function problemOf(error: unknown): WorkProblem {
  const said = error instanceof AppError ? saidBy(error) : { code: "INTERNAL", message: String(error) };
  return { level: "warning", ...said };
}
