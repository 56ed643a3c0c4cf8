import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { AppError } from "./errors.ts";

export type RateLimits = "on" | "off";

type Rate = {
  limit: number;
  seconds: number;
  /** Counts only what is refused in the end. */
  refusedOnly?: boolean;
};

/**
 * Lets one address (an IPv6 one by its /64 network) through `limit` times in `seconds`; then 429 with `Retry-After`. Each
 * call counts for itself. Who asks is the address that `trust proxy` makes of the request.
 */
export function limitRate({ limit, seconds, refusedOnly = false }: Rate, limits: RateLimits): RequestHandler {
  if (limits === "off") return (_request, _response, next) => next();
  return rateLimit({
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
