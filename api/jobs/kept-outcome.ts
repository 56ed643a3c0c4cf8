import { AppError, type ErrorCode, httpStatus, saidBy } from "#api/platform/errors.ts";

/** The outcome of work as JSON, for other servers. */
export type Kept = { outcome: string };

type Outcome = { result?: unknown; error?: unknown };

export function keptOf({ result, error }: Outcome): Kept {
  if (error === undefined) return { outcome: JSON.stringify({ result }) };
  // Unexpected errors go to the log of the server where they happened, and nowhere else.
  if (!(error instanceof AppError)) return { outcome: JSON.stringify({ error: unforeseen }) };
  const { fields, retryAfter, details } = error;
  return { outcome: JSON.stringify({ error: { ...saidBy(error), fields, retryAfter, details } }) };
}

/** Returns the result, or throws the error. */
export function resultOf({ outcome }: Kept): unknown {
  const { result, error } = JSON.parse(outcome) as { result?: unknown; error?: KeptError };
  if (error === undefined) return result;
  const code = error.code in httpStatus ? (error.code as ErrorCode) : "INTERNAL";
  throw new AppError(code, error.message, error);
}

type KeptError = {
  code: string;
  message: string;
  hint?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  details?: object;
};

const unforeseen = { code: "INTERNAL", message: "Something went wrong on our side." };
