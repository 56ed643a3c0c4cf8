import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai/core/error";
import { AppError } from "../../platform/errors.ts";
import { nameLike } from "../../platform/name-like.ts";
import { AnswerTooLong } from "./bounded-fetch.ts";
import { errorOf, type Told, tooSlowWords, unusable, wordsFor } from "./faults-words.ts";
import { askedPause } from "./pauses.ts";

/** What came instead of an answer: in our words, whether something may have been bought, and whether to ask again. */
export type Fault = {
  error: AppError;
  /** False only where the service certainly did no work. */
  mayBeBought: boolean;
  again: boolean;
  /** For how long the service asked to be left alone. */
  pauseMs?: number | undefined;
};

/** A request that was cut short by our own deadline. */
export function tooSlow(told: Told): Fault {
  return { error: errorOf(tooSlowWords(told)), mayBeBought: true, again: false };
}

/**
 * Reads what the SDK threw. Nothing of its own words is kept: they quote requests, answers and headers, and with them the key
 * and the prompt.
 */
export function faultOf(thrown: unknown, told: Told): Fault {
  if (thrown instanceof AppError) return { error: thrown, mayBeBought: true, again: false };
  if (thrown instanceof APIConnectionTimeoutError && !neverSent(thrown)) return tooSlow(told);
  if (thrown instanceof APIConnectionError) return connectionFault(thrown, told);
  if (thrown instanceof APIError && typeof thrown.status === "number") return statusFault(thrown, told);
  return { error: unusable(whyUnusable(thrown), told), mayBeBought: true, again: false };
}

function whyUnusable(thrown: unknown): string {
  if (thrown instanceof AnswerTooLong) return "it does not end";
  return thrown instanceof SyntaxError ? "it is not whole JSON" : "it broke off";
}

// What the system and the network library say before a single byte of the request has left.
const beforeSending = new Set(
  ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "EADDRNOTAVAIL"].concat(
    ["UND_ERR_CONNECT_TIMEOUT", "ERR_TLS_CERT_ALTNAME_INVALID", "CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
  ),
);

function connectionFault(thrown: APIConnectionError, { what }: Told): Fault {
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
  // Fetch itself will not go to the ports of mail servers and the like, and gives no code for it.
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
    code = nameLike((cause as NodeJS.ErrnoException).code) ?? code;
    // Several addresses were tried, and each has its own error.
    if (cause instanceof AggregateError) code = nameLike(cause.errors[0]?.code) ?? code;
  }
  return code;
}

function statusFault(thrown: APIError, told: Told): Fault {
  const { status, headers } = thrown as APIError<number, Headers>;
  const code = nameLike(thrown.code) ?? nameLike(thrown.type);
  const words = wordsFor({ status, code, param: nameLike(thrown.param), hasError: Boolean(thrown.error), ...told });
  const pauseMs = askedPause(headers);
  const busy = words.code === "SERVICE_BUSY";
  const error = errorOf(words, {
    status,
    code,
    requestId: nameLike(headers?.get("x-request-id")),
    retryAfter: busy && pauseMs !== undefined ? Math.ceil(pauseMs / 1000) : undefined,
  });
  // A gateway that gave up waiting says nothing about the service behind it, which may well go on and charge.
  const gaveUp = words.code === "SERVICE_TOO_SLOW";
  return { error, mayBeBought: gaveUp, again: busy, pauseMs };
}
