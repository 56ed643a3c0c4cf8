import type { Answer } from "../stand-in.ts";

type Details = { type?: string; code?: string | null; param?: string | null };

/** The body of the service's errors. */
export function refusal(
  status: number,
  message: string,
  { type = "invalid_request_error", code = null, param = null }: Details = {},
): Answer {
  return { status, body: { error: { message, type, param, code } } };
}
