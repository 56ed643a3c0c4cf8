import type { Session } from "#api/access/model.ts";
import type { ErrorBody } from "#api/platform/http/error-body.ts";
import type { AdminDraft } from "#api/stories/drafts/model.ts";
import type { AdminPost } from "#api/stories/model.ts";
import type { texts } from "#web/i18n/en/admin.ts";
import { endSession, saveAdmin, savedToken } from "./session.ts";

/** The calls whose failures have words; `failure-words.ts` says them. */
export type FailedCall = keyof (typeof texts)["panel"]["failed"];

/**
 * The body of an error response; after an edit conflict, with the current post or draft and the fields that both changed, or with the two
 * posts of a move.
 */
type Answer = Partial<ErrorBody> & { post?: AdminPost; other?: AdminPost; draft?: AdminDraft; conflicts?: string[] };

/** A failed API call. Its message is the server's; people read it in the words of `failure-words.ts`. */
export class CallFailed extends Error {
  readonly failure: FailedCall | undefined;
  /** 0 if no response came. */
  readonly status: number;
  /** The response body, as far as it is JSON. */
  readonly answer: Answer;
  /** The `Retry-After` header, in seconds. */
  readonly retryAfter: number | null;

  constructor(failure?: FailedCall, status = 0, answer: Answer = {}, retryAfter: number | null = null) {
    super(answer.error ?? `The call failed: ${failure}`);
    this.failure = failure;
    this.status = status;
    this.answer = answer;
    this.retryAfter = retryAfter;
  }
}

export type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON, unless it is a blob. */
  body?: unknown;
  /** Omitted for a call whose failure nobody sees. */
  failure?: FailedCall;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string;
  /** The `Accept` header. */
  accept?: string;
  /** Replaces `fetch`, which cannot report upload progress. */
  transport?: (address: string, request: RequestInit) => Promise<Response>;
};

/** Calls the API as the signed-in administrator. Throws CallFailed. */
export async function callAdmin(address: string, call: Call): Promise<Response> {
  const token = savedToken();
  if (token === null) {
    endSession("elsewhere");
    throw new CallFailed("token", 401);
  }
  return callOpen(address, call, token).catch((error: unknown) => {
    // A newer session, signed in meanwhile, stays.
    if (error instanceof CallFailed && savedToken() === token) noteRefusal(error);
    throw error;
  });
}

/** What a refusal says of the session: that it is over, or that the role is another one by now. */
function noteRefusal({ status, answer }: CallFailed): void {
  if (status === 401) endSession("refused");
  if (answer.code === "ROLE_REQUIRED") void refreshRole();
}

/** Asks for the administrator's present role, which shows and hides what it allows. */
export async function refreshRole(): Promise<void> {
  const token = savedToken();
  try {
    const admin = await fetchAdmin<Session["admin"]>("/api/admin/me", {});
    // Meanwhile somebody may have signed out, or in, also in another tab.
    if (savedToken() === token) saveAdmin(admin);
  } catch (error) {
    console.warn("The server could not be asked for the role:", error);
  }
}

/** Like callAdmin; resolves with the JSON of the response. One that is no JSON counts as a failure too. */
export async function fetchAdmin<Result>(address: string, call: Call): Promise<Result> {
  return jsonOf<Result>(await callAdmin(address, call), call);
}

export async function jsonOf<Result>(response: Response, { failure, signal }: Call): Promise<Result> {
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailed(failure, response.status);
  }
}

/** Calls the API without a session, or with the given token. Throws CallFailed. */
export async function callOpen(address: string, call: Call, token?: string): Promise<Response> {
  const { method = "GET", body, failure, signal, idempotencyKey, accept, transport = fetch } = call;
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
    throw new CallFailed(failure);
  });
  if (response.ok) return response;
  const answer: Answer = (await response.json().catch(() => null)) ?? {};
  const wait = Number(response.headers.get("Retry-After"));
  throw new CallFailed(failure, response.status, answer, wait > 0 ? wait : null);
}
