// The messages for the film service's faults. They never quote its answers, because those quote requests, and with them
// keys.
import { AppError } from "#api/platform/errors.ts";

export type ServiceCall = "create" | "look" | "fetch";

const callNames: Record<ServiceCall, string> = {
  create: "when asked for a film",
  look: "when asked how the film is coming along",
  fetch: "when asked for the finished film",
};
const takenUp = "Make the film again: it is taken up where it was, and not paid for twice.";

/** Translates an error answer. */
export function faultOf(
  status: number,
  what: ServiceCall,
  { code, retryAfter }: { code?: string; retryAfter?: number } = {},
): AppError {
  const said = (name: ConstructorParameters<typeof AppError>[0], message: string, hint: string) =>
    new AppError(name, `The film service ${message} ${callNames[what]} (${status}).`, {
      hint,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  if (status === 402 || code === "insufficient_quota" || code === "billing_hard_limit_reached") {
    return said(
      "SERVICE_UNPAID",
      "has no credit left",
      "Add credit to the account of VIDEO_API_KEY, then make the film again.",
    );
  }
  if (status === 401 || status === 403) {
    return said(
      "SERVICE_KEY_REFUSED",
      "refused the key",
      "Check VIDEO_API_KEY, and that it belongs to the service at VIDEO_BASE_URL.",
    );
  }
  if (code === "model_not_found") {
    return said("SERVICE_MODEL_UNKNOWN", "does not know the model", "Set VIDEO_MODEL to one that the service has.");
  }
  if (status === 429 || status >= 500) {
    return said("SERVICE_BUSY", "had no time", what === "create" ? "Make the film again in a few minutes." : takenUp);
  }
  if (what === "create" && (status === 400 || status === 422)) {
    return said(
      "SERVICE_REFUSED",
      "refused the request",
      "Check VIDEO_MODEL; the service may also object to what the picture's description says.",
    );
  }
  return said("SERVICE_UNREACHABLE", "is not there", "Check VIDEO_BASE_URL; it usually ends in /v1.");
}

export const unreachable = () =>
  new AppError("SERVICE_UNREACHABLE", "The film service cannot be reached, or the connection was cut.", {
    hint: `Check VIDEO_BASE_URL and the network. ${takenUp}`,
  });

export const tooSlow = () =>
  new AppError("SERVICE_TOO_SLOW", "The film service did not finish in time.", { hint: takenUp });

export const unusable = (why: string) =>
  new AppError("SERVICE_ANSWER_UNUSABLE", `The film service sent something that cannot be used: ${why}.`, {
    hint: `Check VIDEO_BASE_URL. ${takenUp}`,
  });

export const notMade = (code: string | undefined) =>
  new AppError("FILM_FAILED", `The film service could not make the film${code ? ` (${code})` : ""}.`, {
    hint: "Make the film again to ask anew; if it stays so, change the picture's description.",
  });

export const unknownOutcome = (path: string) =>
  new AppError(
    "SERVICE_UNREACHABLE",
    "It is not known whether the film service began to make this film: the connection was cut.",
    {
      hint: `Look in the service's account. To ask again, which may cost again, remove ${path}.`,
    },
  );
