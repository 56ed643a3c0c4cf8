import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { AppError } from "./errors.ts";
import { type RateCounters, sharedStore } from "./rate-counters.ts";

/** Whether limits hold, and where several servers count together, how. */
export type RateLimits = "on" | "off" | RateCounters;

type Rate = {
  /** What is limited; the same name counts together, on all servers. */
  name: string;
  limit: number;
  seconds: number;
  /** Counts only what is refused in the end. */
  refusedOnly?: boolean;
};

/**
 * Lets one address (an IPv6 one by its /64 network) through `limit` times in `seconds`; then 429 with `Retry-After`. Who
 * asks is the address that `trust proxy` makes of the request.
 */
export function limitRate(rate: Rate, limits: RateLimits): RequestHandler {
  if (limits === "off") return (_request, _response, next) => next();
  const { limit, seconds, refusedOnly = false } = rate;
  return rateLimit({
    ...(limits !== "on" && { store: sharedStore(rate, limits) }),
    windowMs: seconds * 1000,
    limit,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    ipv6Subnet: 64,
    skipSuccessfulRequests: refusedOnly,
    handler: (_request, _response, next) => next(tooOften()),
  });
}

function tooOften(): AppError {
  return new AppError("RATE_LIMITED", "That was too often.", { hint: "Wait a little and try again." });
}
