import type { ErrorBody } from "../../../api/platform/error-body.ts";
import { endSession, savedToken } from "./session.ts";

/** A call of the panel that came to nothing: the server's own words, or those of the deed that failed. */
export class CallFailed extends Error {
  /** 0 where no answer came at all. */
  readonly status: number;
  /** What the server said, as far as it said anything. */
  readonly answer: Partial<ErrorBody> & Record<string, unknown>;
  /** For how many seconds the server wants to be left alone. */
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
  /** Sent as JSON; a blob is sent as it is. */
  body?: unknown;
  /** What is said where the server gives no words of its own (specification, chapter 8). */
  failure: string;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
  /** The kind of answer that is wanted, where there are several. */
  accept?: string;
  /** What the request travels by, where fetch will not do. */
  transport?: (address: string, request: RequestInit) => Promise<Response>;
};

type Call = Request & {
  /** What is said where nobody is signed in. */
  noToken: string;
};

/** Calls the API as the administrator who is signed in. Throws CallFailed. */
export async function callAdmin(address: string, { noToken, ...request }: Call): Promise<Response> {
  const token = savedToken();
  if (token === null) {
    endSession("elsewhere");
    throw new CallFailed(noToken, 401);
  }
  return callOpen(address, request, token).catch((error: unknown) => {
    // Whoever has signed in again in the meantime stays signed in.
    if (error instanceof CallFailed && error.status === 401 && savedToken() === token) endSession("refused");
    throw error;
  });
}

/** Calls the API at a door that is open to everybody. Throws CallFailed. */
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
