import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai/core/error";
import { AppError } from "#api/platform/errors.ts";
import { nameLike } from "#api/platform/name-like.ts";
import { AnswerTooLong } from "./bounded-fetch.ts";
import { type CallSubject, errorOf, tooSlowWords, unusable, wordsFor } from "./faults-words.ts";
import { askedPause } from "./pauses.ts";

/** A failed call: the error, whether something may have been bought, and whether to retry. */
export type Fault = {
  error: AppError;
  /** False only if the service certainly did no work. */
  mayBeBought: boolean;
  again: boolean;
  status?: number;
  /** The pause that the service asked for. */
  pauseMs?: number | undefined;
};

/** The fault of a request that our own deadline cut short. */
export function tooSlow(subject: CallSubject): Fault {
  return { error: errorOf(tooSlowWords(subject)), mayBeBought: true, again: false };
}

/**
 * Translates an SDK error. Its own text is dropped: it quotes requests, answers and headers, and with them the key and
 * the prompt.
 */
export function faultOf(thrown: unknown, subject: CallSubject): Fault {
  if (thrown instanceof AppError) return { error: thrown, mayBeBought: true, again: false };
  if (thrown instanceof APIConnectionTimeoutError && !neverSent(thrown)) return tooSlow(subject);
  if (thrown instanceof APIConnectionError) return connectionFault(thrown, subject);
  if (thrown instanceof APIError && typeof thrown.status === "number")
    return statusFault(thrown, thrown.status, subject);
  return { error: unusable(whyUnusable(thrown), subject), mayBeBought: true, again: false };
}

function whyUnusable(thrown: unknown): string {
  if (thrown instanceof AnswerTooLong) return "it does not end";
  return thrown instanceof SyntaxError ? "it is not whole JSON" : "it broke off";
}

// Error codes of the system and the network library that occur before a single byte of the request has left.
const beforeSending = new Set(
  ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "EADDRNOTAVAIL"].concat(
    ["UND_ERR_CONNECT_TIMEOUT", "ERR_TLS_CERT_ALTNAME_INVALID", "CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
  ),
);

function connectionFault(thrown: APIConnectionError, { what }: CallSubject): Fault {
  const code = causeCode(thrown);
  const said = code === undefined ? "" : ` (${code})`;
  if (neverSent(thrown)) {
    const message = `The AI service cannot be reached for ${what}${said}`;
    const hint = "Check the network and OPENAI_BASE_URL, then run it again.";
    return { error: errorOf({ code: "SERVICE_UNREACHABLE", message, hint }), mayBeBought: false, again: false };
  }
  const message = `The connection to the AI service broke while it was asked for ${what}${said}`;
  const hint = "Run it again. The call may have been charged, so it was not repeated.";
  return { error: errorOf({ code: "SERVICE_UNREACHABLE", message, hint }), mayBeBought: true, again: false };
}

function neverSent(thrown: APIConnectionError): boolean {
  const code = causeCode(thrown);
  if (code !== undefined) return beforeSending.has(code);
  // Fetch refuses the ports of mail servers and the like, and gives no code for it.
  const refused = thrown.cause instanceof Error ? thrown.cause.cause : undefined;
  return refused instanceof Error && refused.message === "bad port";
}

/** The code of the innermost cause that has one: the SDK wraps fetch, which wraps the socket. */
function causeCode(thrown: Error): string | undefined {
  let code: string | undefined;
  for (
    let cause: unknown = thrown.cause, depth = 0;
    cause instanceof Error && depth < 5;
    cause = cause.cause, depth++
  ) {
    if ("code" in cause) code = nameLike(cause.code) ?? code;
    // Several addresses were tried, and each has its own error.
    if (cause instanceof AggregateError) code = nameLike(cause.errors[0]?.code) ?? code;
  }
  return code;
}

function statusFault(thrown: APIError, status: number, subject: CallSubject): Fault {
  const { headers } = thrown;
  const [type, param] = [nameLike(thrown.type), nameLike(thrown.param)];
  const code = nameLike(thrown.code) ?? type;
  const wantsVerification = /\borgani[sz]ation must be verified|\bverify\b.*\borgani[sz]ation\b/i.test(thrown.message);
  const words = wordsFor({
    ...{ status, code, type, param, wantsVerification, hasError: Boolean(thrown.error) },
    ...subject,
  });
  const pauseMs = askedPause({ headers, message: thrown.message });
  const busy = words.code === "SERVICE_BUSY";
  const error = errorOf(words, {
    status,
    code,
    requestId: nameLike(headers?.get("x-request-id")),
    retryAfter: busy && pauseMs !== undefined ? Math.ceil(pauseMs / 1000) : undefined,
  });
  // A gateway timeout says nothing about the service behind it, which may go on and charge.
  const gaveUp = words.code === "SERVICE_TOO_SLOW";
  return { error, mayBeBought: gaveUp, again: busy, status, pauseMs };
}
