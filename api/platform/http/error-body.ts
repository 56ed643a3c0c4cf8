import { z } from "zod";
import { type ErrorCode, httpStatus } from "../errors.ts";

const codes = Object.keys(httpStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every error response. */
export const ErrorBody = z.strictObject({
  /** The message, for people. */
  error: z.string(),
  /** The stable code, for programs. */
  code: z.enum(codes),
  /** The next step for the caller. */
  hint: z.string().optional(),
  /** The fault of each field of the request. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With INTERNAL: the id of the request in the server's log. */
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The body of a response without a result. */
export const Success = z.strictObject({ success: z.literal(true) });
