import type { ErrorBody } from "../../../api/platform/http.ts";
import { forgetSession, savedToken } from "./session.ts";

/** A call of the panel that came to nothing: the server's own words, or those of the deed that failed. */
export class CallFailed extends Error {
  /** 0 where no answer came at all. */
  readonly status: number;
  /** What the server said, as far as it said anything. */
  readonly answer: Partial<ErrorBody> & Record<string, unknown>;

  constructor(message: string, status: number, answer: CallFailed["answer"] = {}) {
    super(message);
    this.status = status;
    this.answer = answer;
  }
}

/** Told when the server no longer takes the token that is kept. */
export const sessionEnded = new EventTarget();

type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON; a blob is sent as it is. */
  body?: unknown;
  /** What is said where the server gives no words of its own (specification, chapter 8). */
  failure: string;
  /** What is said where nobody is signed in. */
  noToken: string;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
};

/** Calls the API as the administrator who is signed in. Throws CallFailed. */
export async function callAdmin(address: string, call: Call): Promise<Response> {
  const token = tokenOrEnd(call);
  const { method = "GET", body, failure, signal, idempotencyKey } = call;
  const isBlob = body instanceof Blob;
  const response = await fetch(address, {
    method,
    credentials: "include",
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": isBlob ? body.type : "application/json" }),
      ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    },
    ...(body !== undefined && { body: isBlob ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailed(failure, 0);
  });
  return answerOf(response, { token, failure });
}

/** The token of who is signed in; without one the session is over. Throws CallFailed. */
export function tokenOrEnd({ noToken }: Pick<Call, "noToken">): string {
  const token = savedToken();
  if (token !== null) return token;
  sessionEnded.dispatchEvent(new Event("ended"));
  throw new CallFailed(noToken, 401);
}

/** The answer if it is a success. Throws CallFailed with what the server said; a token that it no longer takes is forgotten. */
export async function answerOf(
  response: Response,
  { token, failure }: { token: string; failure: string },
): Promise<Response> {
  if (response.ok) return response;
  const answer = ((await response.json().catch(() => ({}))) ?? {}) as CallFailed["answer"];
  if (response.status === 401 && savedToken() === token) {
    forgetSession();
    sessionEnded.dispatchEvent(new Event("ended"));
  }
  throw new CallFailed(answer.error ?? failure, response.status, answer);
}
