import { z } from "zod";
import { AppError, isErrorCode, saidBy } from "#api/platform/errors.ts";
import { unforeseen } from "./endings.ts";

/** The outcome of work as JSON, for other servers. */
export type Kept = { outcome: string };

const Outcome = z.object({
  result: z.unknown().optional(),
  error: z
    .object({
      code: z.string(),
      message: z.string(),
      hint: z.string().optional(),
      fields: z.record(z.string(), z.string()).exactOptional(),
      retryAfter: z.number().exactOptional(),
      details: z.looseObject({}).exactOptional(),
    })
    .optional(),
});

export function keptOf({ result, error }: { result?: unknown; error?: unknown }): Kept {
  if (error === undefined) return { outcome: JSON.stringify({ result }) };
  // Unexpected errors go to the log of the server where they happened, and nowhere else.
  if (!(error instanceof AppError)) return { outcome: JSON.stringify({ error: unforeseen }) };
  const { fields, retryAfter, details } = error;
  return { outcome: JSON.stringify({ error: { ...saidBy(error), fields, retryAfter, details } }) };
}

/** Returns the result, or throws the error. */
export function resultOf({ outcome }: Kept): unknown {
  const { result, error } = Outcome.parse(JSON.parse(outcome));
  if (error === undefined) return result;
  throw new AppError(isErrorCode(error.code) ? error.code : "INTERNAL", error.message, error);
}
