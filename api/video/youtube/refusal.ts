import { z } from "zod";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { jsonIn } from "#api/platform/json.ts";
import { inWarsaw, quotaReset } from "./quota.ts";

/** The platform's refusal of a request. */
export type Refusal = {
  status: number;
  /** The platform's own reason, such as `quotaExceeded`; empty if it gave none. */
  reason: string;
  message: string;
  /** The pause in seconds that the platform asks for. */
  retryAfter?: number;
};

const Body = z.looseObject({
  error: z.looseObject({
    message: z.string().optional(),
    errors: z.array(z.looseObject({ reason: z.string().optional() })).optional(),
  }),
});

/** Parses the refusal in an answer, whatever its body is: the platform's shape, a web page, nothing. */
export function refusalIn(status: number, body: unknown, retryAfter?: string | null): Refusal {
  const { data } = Body.safeParse(typeof body === "string" ? jsonIn(body) : body);
  const seconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
  return {
    status,
    reason: plain(data?.error.errors?.[0]?.reason ?? "", 60),
    message: plain(data?.error.message ?? "", 200),
    ...(seconds !== undefined && { retryAfter: seconds }),
  };
}

const briefly = ["rateLimitExceeded", "userRateLimitExceeded", "backendError"];

/**
 * Whether the day's quota is used up: the units that most methods share, or the uploads, which have a quota of their
 * own. The latter is reported as a rate limit, and only its message tells it from a short one.
 */
function isOfTheDay({ status, reason, message }: Refusal): boolean {
  if (["quotaExceeded", "dailyLimitExceeded"].includes(reason)) return true;
  return (status === 429 || briefly.includes(reason)) && /\bper day\b/i.test(message);
}

/** Whether the same request may succeed in a moment. */
export function passes(refusal: Refusal): boolean {
  const { status, reason } = refusal;
  if (isOfTheDay(refusal)) return false;
  return status === 429 || status === 408 || status >= 500 || briefly.includes(reason);
}

/** Translates the refusal into an error with a hint. */
export function errorOf(refusal: Refusal, { clock }: { clock: Clock }): AppError {
  const { status, reason, message } = refusal;
  if (isOfTheDay(refusal)) return quotaExceeded(clock);
  if (reason === "uploadLimitExceeded") {
    return new AppError("YOUTUBE_UPLOAD_LIMIT", "YouTube takes no more videos of this channel for now", {
      hint: "That is the channel's own limit, not the project's; it can last for days. A verified channel may upload more: youtube.com/verify",
      retryAfter: 86_400,
    });
  }
  if (passes(refusal)) {
    return new AppError("YOUTUBE_UNREACHABLE", `YouTube cannot do it at the moment (${status})`, {
      hint: "What was sent is kept; try again in some minutes.",
      ...(refusal.retryAfter !== undefined && { retryAfter: refusal.retryAfter }),
    });
  }
  const said = [reason, message].filter(Boolean).join(": ") || `status ${status}`;
  return new AppError("YOUTUBE_REFUSED", `YouTube refused: ${said}`, {
    hint: hintFor(reason, status),
    details: { reason },
  });
}

/** Whether the platform refused for this reason of its own. */
export function isRefusedFor(error: unknown, reason: string): boolean {
  return error instanceof AppError && z.object({ reason: z.literal(reason) }).safeParse(error.details).success;
}

export function quotaExceeded(clock: Clock): AppError {
  const reset = quotaReset(clock.now());
  return new AppError("YOUTUBE_QUOTA_EXCEEDED", "The day's quota of the YouTube API is used up", {
    hint: `It begins anew at midnight Pacific time: ${inWarsaw(reset)}. What was not uploaded stays pending.`,
    retryAfter: Math.ceil(reset.since(clock.now()).total("seconds")),
  });
}

export function unreachable(why: string): AppError {
  return new AppError("YOUTUBE_UNREACHABLE", `YouTube cannot be reached (${why})`, {
    hint: "Check the network; what was sent is kept, and the next try goes on from there.",
  });
}

/** The answer came from another server, such as a proxy's web page. */
export const unreadable = () =>
  new AppError("YOUTUBE_UNREACHABLE", "YouTube's answer cannot be read", { hint: "Try again in some minutes." });

const hints: Record<string, string> = {
  youtubeSignupRequired: "The Google account that signed in has no YouTube channel: make one, or sign in with another.",
  insufficientPermissions: "Sign in again with mruk youtube login, and agree to everything that is asked.",
  accessNotConfigured: "Switch the YouTube Data API v3 on for the Google project.",
  forbidden: "Sign in again with mruk youtube login, with the account whose channel it is.",
};

function hintFor(reason: string, status: number): string {
  if (hints[reason]) return hints[reason];
  return status === 403 || status === 401
    ? "Sign in again with mruk youtube login."
    : "docs/youtube.md says what YouTube refuses, and why.";
}

/** The platform's message without markup and addresses: an upload's address would be a secret. */
function plain(text: string, most: number): string {
  return text
    .replace(/<[^>]{0,300}>/g, "")
    .replace(/\bhttps?:\/\/\S+/g, "…")
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, most);
}
