import { AppError, type ErrorCode, httpStatus, saidBy } from "../platform/errors.ts";

/** What came of work, as another server can read it: JSON. */
export type Kept = { outcome: string };

type Outcome = { result?: unknown; error?: unknown };

export function keptOf({ result, error }: Outcome): Kept {
  if (error === undefined) return { outcome: JSON.stringify({ result }) };
  // What nobody foresaw is the log's business, on the server where it happened.
  if (!(error instanceof AppError)) return { outcome: JSON.stringify({ error: unforeseen }) };
  const { fields, retryAfter, details } = error;
  return { outcome: JSON.stringify({ error: { ...saidBy(error), fields, retryAfter, details } }) };
}

/** The result; throws where there was an error. */
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
