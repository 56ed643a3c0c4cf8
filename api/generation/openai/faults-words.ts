import { AppError, type ErrorCode } from "#api/platform/errors.ts";

// The messages for the AI service's faults. They never quote its answers, because those quote requests, and with them
// the prompt and parts of the key.

export type CallSubject = { what: string; model: string };
type Words = { code: ErrorCode; message: string; hint: string };

export function tooSlowWords({ what }: Pick<CallSubject, "what">): Words {
  return {
    code: "SERVICE_TOO_SLOW",
    message: `The AI service did not answer in time when asked for ${what}`,
    hint: "Run it again later. The call may have been charged, so it was not repeated.",
  };
}

function refusedWords({ what }: Pick<CallSubject, "what">): Words {
  return {
    code: "SERVICE_REFUSED",
    message: `The AI service refused to make ${what}: its content rules forbid it`,
    hint: "Run it again for another attempt; look at content/cat.md and the last stories for what it may object to.",
  };
}

/** The error for an answer in which the service refuses. */
export function refused(subject: Pick<CallSubject, "what">): AppError {
  return errorOf(refusedWords(subject));
}

/** The error for an answer that cannot be used. */
export function unusable(why: string, { what }: Pick<CallSubject, "what">): AppError {
  return errorOf({
    code: "SERVICE_ANSWER_UNUSABLE",
    message: `The AI service sent ${what} in a form that cannot be used: ${why}`,
    hint: "Run it again; if it stays so, check OPENAI_BASE_URL and whether the model can do what is asked of it.",
  });
}

type Answered = CallSubject & {
  status: number;
  code: string | undefined;
  type: string | undefined;
  param: string | undefined;
  /** Whether the error speaks of an organisation that has to be verified; it has no code for that. */
  wantsVerification: boolean;
  /** Whether the body is an error of the service's own form, rather than some other server's page. */
  hasError: boolean;
};

/** The message for an error answer, by its status and code. */
export function wordsFor({ status, code, type, param, wantsVerification, hasError, what, model }: Answered): Words {
  if (unpaid.has(code ?? "") || unpaid.has(type ?? "") || status === 402)
    return {
      code: "SERVICE_UNPAID",
      message: `The AI service has no credit left to make ${what}`,
      hint: "Add credit or raise the limit in the account of OPENAI_API_KEY (OpenAI: https://platform.openai.com/settings/organization/billing), then run it again.",
    };
  if (status === 403 && wantsVerification)
    return {
      code: "SERVICE_UNVERIFIED",
      message: `The AI service makes ${what} with ${model} only for organisations that it has verified`,
      hint: "Verify the organisation at https://platform.openai.com/settings/organization/general, which takes up to half an hour to count. Then run it again; texts that were written are kept.",
    };
  if (status === 401 || status === 403)
    return {
      code: "SERVICE_KEY_REFUSED",
      message: `The AI service refused the key (${status}) when asked for ${what}`,
      hint: "Check OPENAI_API_KEY, what it may be used for, and that it belongs to the service at OPENAI_BASE_URL.",
    };
  if (code === "model_not_found" || (status === 404 && hasError))
    return {
      code: "SERVICE_MODEL_UNKNOWN",
      message: `The AI service does not know the model ${model}, or not for ${what}`,
      hint: "Set TEXT_MODEL, JUDGE_MODEL, IMAGE_MODEL, MODERATION_MODEL or SPEECH_MODEL to one that it has; `mruk doctor` looks them up. OPENAI_BASE_URL usually ends in /v1.",
    };
  if (status === 429 || (status >= 500 && !gatewayTimeouts.has(status)))
    return {
      code: "SERVICE_BUSY",
      message: `The AI service had no time for ${what} (${status})`,
      hint: "Run it again in a few minutes; nothing was charged.",
    };
  if (gatewayTimeouts.has(status)) return tooSlowWords({ what });
  if (policy.has(code ?? "")) return refusedWords({ what });
  if (status === 400 || status === 422)
    return {
      code: "SERVICE_REFUSED",
      message: `The AI service refused the request for ${what} (${[status, code, param].filter(Boolean).join(", ")})`,
      hint: "The model may not know what is asked of it: check the models, TEXT_EFFORT and IMAGE_QUALITY in the settings.",
    };
  return {
    code: "SERVICE_UNREACHABLE",
    message: `Nothing that can make ${what} answers at the address of the AI service (${status})`,
    hint: "Check OPENAI_BASE_URL; it usually ends in /v1.",
  };
}

const unpaid = new Set(
  ["insufficient_quota", "billing_hard_limit_reached", "billing_not_active", "credit_balance_exhausted"].concat([
    "organization_spend_limit_exceeded",
    "project_spend_limit_exceeded",
    "organization_usage_limit_exceeded",
  ]),
);
const policy = new Set(["moderation_blocked", "content_policy_violation", "content_filter", "invalid_prompt"]);
const gatewayTimeouts = new Set([408, 504, 524]);

type ErrorDetails = {
  status?: number;
  code?: string | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
};

export function errorOf({ code, message, hint }: Words, { retryAfter, ...known }: ErrorDetails = {}): AppError {
  const details = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return new AppError(code, message, { hint, details, ...(retryAfter !== undefined && { retryAfter }) });
}
