import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai/core/error";
import { AppError, type ErrorCode } from "../../platform/errors.ts";
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

type Told = { what: string; model: string };
type Words = { code: ErrorCode; message: string; hint: string };

/** A request that was cut short by our own deadline. */
export function tooSlow({ what }: Pick<Told, "what">): Fault {
  return {
    error: errorOf({
      code: "SERVICE_TOO_SLOW",
      message: `The AI service did not answer in time when asked for ${what}`,
      hint: "Run it again later. The call may have been charged, so it was not repeated.",
    }),
    mayBeBought: true,
    again: false,
  };
}

/** An answer that came, and that nobody can use. */
export function unusable(why: string, { what }: Pick<Told, "what">, requestId?: string): AppError {
  return errorOf(
    {
      code: "SERVICE_ANSWER_UNUSABLE",
      message: `The AI service sent ${what} in a form that cannot be used: ${why}`,
      hint: "Run it again; if it stays so, check OPENAI_BASE_URL and whether the model can do what is asked of it.",
    },
    { requestId },
  );
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
  const why = thrown instanceof SyntaxError ? "it is not whole JSON" : "it broke off";
  return { error: unusable(why, told), mayBeBought: true, again: false };
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
  return code !== undefined && beforeSending.has(code);
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
  const words = wordsFor(thrown, { status, code, ...told });
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

type Answered = Told & { status: number; code: string | undefined };

function wordsFor(thrown: APIError, { status, code, what, model }: Answered): Words {
  if (unpaid.has(code ?? "") || status === 402)
    return {
      code: "SERVICE_UNPAID",
      message: `The AI service has no credit left to make ${what}`,
      hint: "Add credit or raise the limit in the account of OPENAI_API_KEY, then run it again.",
    };
  if (status === 401 || status === 403)
    return {
      code: "SERVICE_KEY_REFUSED",
      message: `The AI service refused the key (${status}) when asked for ${what}`,
      hint: "Check OPENAI_API_KEY, what it may be used for, and that it belongs to the service at OPENAI_BASE_URL.",
    };
  if (code === "model_not_found" || (status === 404 && thrown.error))
    return {
      code: "SERVICE_MODEL_UNKNOWN",
      message: `The AI service does not know the model ${model}, or not for ${what}`,
      hint: "Set TEXT_MODEL, IMAGE_MODEL or MODERATION_MODEL to one that it has; `mruk doctor` looks them up.",
    };
  if (status === 429 || (status >= 500 && !gatewayTimeouts.has(status)))
    return {
      code: "SERVICE_BUSY",
      message: `The AI service had no time for ${what} (${status})`,
      hint: "Run it again in a few minutes; nothing was charged.",
    };
  if (gatewayTimeouts.has(status))
    return {
      code: "SERVICE_TOO_SLOW",
      message: `The AI service did not answer in time when asked for ${what} (${status})`,
      hint: "Run it again later. The call may have been charged, so it was not repeated.",
    };
  if (policy.has(code ?? ""))
    return {
      code: "SERVICE_REFUSED",
      message: `The AI service refused to make ${what}: its content rules forbid it`,
      hint: "Run it again for another attempt; look at content/cat.md and the last stories for what it may object to.",
    };
  if (status === 400 || status === 422) {
    const where = nameLike(thrown.param);
    return {
      code: "SERVICE_REFUSED",
      message: `The AI service refused the request for ${what} (${[status, code, where].filter(Boolean).join(", ")})`,
      hint: "The model may not know what is asked of it: check the models, TEXT_EFFORT and IMAGE_QUALITY in the settings.",
    };
  }
  return {
    code: "SERVICE_UNREACHABLE",
    message: `Nothing that can make ${what} answers at the address of the AI service (${status})`,
    hint: "Check OPENAI_BASE_URL; it usually ends in /v1.",
  };
}

const unpaid = new Set(["insufficient_quota", "billing_hard_limit_reached", "billing_not_active"]);
const policy = new Set(["moderation_blocked", "content_policy_violation", "content_filter", "invalid_prompt"]);
const gatewayTimeouts = new Set([408, 504, 524]);

type Facts = {
  status?: number;
  code?: string | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
};

function errorOf({ code, message, hint }: Words, { retryAfter, ...facts }: Facts = {}): AppError {
  const details = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return new AppError(code, message, { hint, details, ...(retryAfter !== undefined && { retryAfter }) });
}

/** What a service calls things by, as far as it looks like a name: anything else could be a quotation. */
function nameLike(text: unknown): string | undefined {
  return typeof text === "string" && /^[A-Za-z][\w.[\]-]{0,79}$/.test(text) ? text : undefined;
}
