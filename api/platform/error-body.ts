import { z } from "zod";
import { type ErrorCode, httpStatus } from "./errors.ts";

const codes = Object.keys(httpStatus) as [ErrorCode, ...ErrorCode[]];

/** What every refusal answers with. */
export const ErrorBody = z.strictObject({
  /** What happened, for people. */
  error: z.string(),
  /** The same for programs: one word that stays. */
  code: z.enum(codes),
  /** What to do next. */
  hint: z.string().optional(),
  /** What is wrong with each field of what was sent. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With INTERNAL: by which name the server's log has what went wrong. */
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** What there is to say where something was simply done. */
export const Success = z.strictObject({ success: z.literal(true) });
