import type { ErrorBody } from "#api/platform/http/error-body.ts";
import { endSession, savedToken } from "./session.ts";

/** A failed API call. Its message is the server's, or the caller's `failure` text. */
export class CallFailed extends Error {
  /** 0 if no response came. */
  readonly status: number;
  /** The response body, as far as it is JSON. */
  readonly answer: Partial<ErrorBody> & Record<string, unknown>;
  /** The `Retry-After` header, in seconds. */
  readonly retryAfter: number | null;

  constructor(message: string, status: number, answer: CallFailed["answer"] = {}, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.answer = answer;
    this.retryAfter = retryAfter;
  }
}

type Request = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON, unless it is a blob. */
  body?: unknown;
  /** The message if the server gives none (specification, chapter 8). */
  failure: string;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
  /** The `Accept` header. */
  accept?: string;
  /** Replaces `fetch`, which cannot report upload progress. */
  transport?: (address: string, request: RequestInit) => Promise<Response>;
};

type Call = Request & {
  /** The message if nobody is signed in. */
  noToken: string;
};

/** Calls the API as the signed-in administrator. Throws CallFailed. */
export async function callAdmin(address: string, { noToken, ...request }: Call): Promise<Response> {
  const token = savedToken();
  if (token === null) {
    endSession("elsewhere");
    throw new CallFailed(noToken, 401);
  }
  return callOpen(address, request, token).catch((error: unknown) => {
    // A newer session, signed in meanwhile, stays.
    if (error instanceof CallFailed && error.status === 401 && savedToken() === token) endSession("refused");
    throw error;
  });
}

/** Calls the API without a session, or with the given token. Throws CallFailed. */
export async function callOpen(address: string, request: Request, token?: string): Promise<Response> {
  const { method = "GET", body, failure, signal, idempotencyKey, accept, transport = fetch } = request;
  const isBlob = body instanceof Blob;
  const response = await transport(address, {
    method,
    credentials: "include",
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": isBlob ? body.type : "application/json" }),
      ...(accept !== undefined && { accept }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(body !== undefined && { body: isBlob ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailed(failure, 0);
  });
  if (response.ok) return response;
  const parsed: unknown = await response.json().catch(() => null);
  const answer = typeof parsed === "object" && parsed !== null ? (parsed as CallFailed["answer"]) : {};
  const wait = Number(response.headers.get("Retry-After"));
  throw new CallFailed(answer.error ?? failure, response.status, answer, wait > 0 ? wait : null);
}
