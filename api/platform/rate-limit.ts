import type { Request, RequestHandler } from "express";
import { type RateLimitInfo, rateLimit } from "express-rate-limit";
import { AppError } from "./errors.ts";
import { type RateCounters, sharedStore } from "./rate-counters.ts";
import type { Rate } from "./rates.ts";

/** Whether limits hold, and where several servers count together, how. */
export type RateLimits = "on" | "off" | RateCounters;

/**
 * Lets one address (an IPv6 one by its /64 network) through `limit` times in `seconds`; then 429 with `Retry-After`. Who
 * asks is the address that `trust proxy` makes of the request.
 */
export function limitRate(rate: Rate, limits: RateLimits): RequestHandler {
  if (limits === "off") return (_request, _response, next) => next();
  const { limit, seconds, refusedOnly = false, keptByOthers = false } = rate;
  return rateLimit({
    ...(limits !== "on" && { store: sharedStore(rate, limits) }),
    windowMs: seconds * 1000,
    limit,
    standardHeaders: keptByOthers ? false : "draft-8",
    legacyHeaders: false,
    ipv6Subnet: 64,
    skipSuccessfulRequests: refusedOnly,
    handler: (request, _response, next) => next(tooOften(secondsLeft(request) ?? seconds)),
  });
}

function secondsLeft(request: Request): number | undefined {
  const { resetTime } = (request as Request & { rateLimit?: RateLimitInfo }).rateLimit ?? {};
  return resetTime && Math.max(1, Math.ceil((resetTime.getTime() - Date.now()) / 1000));
}

function tooOften(retryAfter: number): AppError {
  return new AppError("RATE_LIMITED", "That was too often.", { hint: "Wait a little and try again.", retryAfter });
}

/** The same for what changes something; who only reads is let through. */
export function limitWrites(rate: Rate, limits: RateLimits): RequestHandler {
  const limited = limitRate(rate, limits);
  return (request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    return limited(request, response, next);
  };
}

/** For what each server has to bear by itself, there is nothing to ask others about. */
export const countedHere = (limits: RateLimits): RateLimits => (limits === "off" ? "off" : "on");
