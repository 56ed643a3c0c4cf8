import type { z } from "zod";
import { type ErrorCode, httpStatus } from "#api/platform/errors.ts";
import { type Endpoint, refusalsOf } from "#api/platform/http/endpoint.ts";
import { ErrorBody } from "#api/platform/http/error-body.ts";

/** An answer as it was sent by an endpoint, if any; the body as text when it was sent in one piece. */
export type SentAnswer = {
  endpoint: Endpoint | undefined;
  method: string;
  status: number;
  type: string | undefined;
  body: string | undefined;
};

/** The refusals of requests that reach no endpoint. */
const beforeEndpoints: readonly ErrorCode[] = [
  "BAD_REQUEST",
  "INTERNAL",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "NOT_SIGNED_IN",
  "TOKEN_INVALID",
  "RATE_LIMITED",
];

/** How an answer differs from its endpoint's declaration; null when it fits. */
export function misfitOf(answer: SentAnswer): string | null {
  return answer.endpoint ? misfitWith(answer.endpoint, answer) : misfitOfRefusal(answer, beforeEndpoints);
}

function misfitWith(endpoint: Endpoint, answer: SentAnswer): string | null {
  const { status, type = "", body } = answer;
  if (status === 304) return endpoint.method === "get" ? null : "304 to something that is no reading";
  const said = endpoint.answers[status];
  if (!said || (status >= 400 && said.isRefusal !== false)) {
    const schema = said?.content?.["application/json"];
    return misfitOfRefusal(answer, refusalsOf(endpoint), schema);
  }
  const media = type.split(";")[0]?.trim() ?? "";
  const schema = said.content?.[media];
  if (!schema) return `a body of the type "${type}"`;
  // HEAD has no body, and streams are sent in pieces.
  if (body === undefined || answer.method === "HEAD") return null;
  return misfitOfBody(media === "application/json" ? parsed(body) : body, schema);
}

function misfitOfRefusal(
  { status, body, method }: SentAnswer,
  codes: readonly ErrorCode[],
  schema: z.ZodType = ErrorBody,
): string | null {
  if (!codes.some((code) => httpStatus[code] === status)) return `the status ${status}`;
  if (body === undefined || method === "HEAD") return null;
  const found = misfitOfBody(parsed(body), schema);
  if (found !== null) return found;
  const { code } = parsed(body) as ErrorBody;
  if (httpStatus[code] !== status) return `the code ${code} with the status ${status}`;
  return codes.includes(code) ? null : `the code ${code}, which is not among its refusals`;
}

function misfitOfBody(value: unknown, schema: z.ZodType): string | null {
  const { error } = schema.safeParse(value);
  if (!error) return null;
  return `a body in which ${error.issues.map(({ path, message }) => `${path.join(".") || "all of it"}: ${message}`).join("; ")}`;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
