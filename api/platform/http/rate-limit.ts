import { hash } from "node:crypto";
import type { RequestHandler } from "express";
import { AppError } from "../errors.ts";
import { networksOf } from "./network.ts";
import {
  type OwnCounters,
  ownCounters,
  type RateCount,
  type RateCounters,
  type RateWindows,
  sharedWindows,
} from "./rate-counters.ts";
import { blockFactor, type Rate } from "./rates.ts";

/** Whether limits apply, and the counters: this process's own, or shared ones where several servers count together. */
export type RateLimits = "off" | OwnCounters | RateCounters;

/** The RateLimit headers of the response, as a flat list, and the error for a request above the limit. */
export type Counted = { headers: readonly string[]; refused: AppError | null };

/**
 * Limits requests by address: one address (or IPv6 /64 network) gets `limit` requests in `seconds`, and all networks of an IPv6 /48
 * together get `blockFactor` times as many.
 */
export type RateLimiter = {
  count(address: string | undefined): Promise<Counted>;
  takeBack(address: string | undefined): Promise<void>;
};

/** Null where limits are off. */
export function openLimiter(rate: Rate, limits: RateLimits): RateLimiter | null {
  if (limits === "off") return null;
  const blockRate = { ...rate, limit: rate.limit * blockFactor };
  const [ofNetworks, ofBlocks] = [openWindows(rate, limits), openWindows(blockRate, limits)];
  return {
    async count(address) {
      const { network, block } = networksOf(address);
      if (block === null) return judge(rate, network, await ofNetworks.add(network));
      // The networks of a block above its limit cost neither memory nor a query.
      const known = ofBlocks.peek(block);
      if (known !== null && known.hits > blockRate.limit) return judge(blockRate, block, known);
      const own = await ofNetworks.add(network);
      // A network above its limit does not use up the limit of its block.
      if (own.hits > rate.limit) return judge(rate, network, own);
      const all = await ofBlocks.add(block);
      const isBlockTighter = blockRate.limit - all.hits < rate.limit - own.hits;
      return isBlockTighter ? judge(blockRate, block, all) : judge(rate, network, own);
    },
    async takeBack(address) {
      const { network, block } = networksOf(address);
      await Promise.all([ofNetworks.takeBack(network), block === null ? null : ofBlocks.takeBack(block)]);
    },
  };
}

/** Counts by keys, in this process or with the shared counters. */
export const openWindows = (rate: Rate, limits: Exclude<RateLimits, "off">): RateWindows =>
  "windowsOf" in limits ? limits.windowsOf(rate) : sharedWindows(rate, limits);

function judge(rate: Rate, key: string, { hits, millisecondsLeft }: RateCount): Counted {
  const left = Math.max(0, Math.ceil(millisecondsLeft / 1000));
  return {
    headers: rate.keptByOthers ? [] : rateLimitHeaders(rate, { key, hits, left }),
    refused: hits > rate.limit ? tooOften(Math.max(1, left)) : null,
  };
}

/** The fields of the eighth draft of RateLimit headers. The partition key is a piece of a digest, so that it names no address. */
function rateLimitHeaders(
  { limit, seconds }: Rate,
  { key, hits, left }: { key: string; hits: number; left: number },
): string[] {
  const [policy, partition] = [`"${limit}-in-${span(seconds)}"`, btoa(hash("sha256", key).slice(0, 12))];
  return [
    ...["RateLimit", `${policy}; r=${Math.max(0, limit - hits)}; t=${left}`],
    ...["RateLimit-Policy", `${policy}; q=${limit}; w=${seconds}; pk=:${partition}:`],
  ];
}

function span(seconds: number): string {
  if (seconds < 60) return `${seconds}sec`;
  if (seconds < 3600) return `${seconds / 60}min`;
  return `${seconds / 3600}hr`;
}

function tooOften(retryAfter: number): AppError {
  return new AppError("RATE_LIMITED", "That was too often.", { hint: "Wait a little and try again.", retryAfter });
}

/** Middleware that responds with 429 and `Retry-After` above the limit. The address is the one that `trust proxy` determines. */
export function limitRate(rate: Rate, limits: RateLimits): RequestHandler {
  const limiter = openLimiter(rate, limits);
  if (limiter === null) return (_request, _response, next) => next();
  return async (request, response, next) => {
    const address = request.ip;
    const { headers, refused } = await limiter.count(address);
    // Appended, since more than one limit may apply to a request.
    for (let at = 0; at < headers.length; at += 2) response.append(headers[at] as string, headers[at + 1]);
    if (rate.refusedOnly) {
      response.once("finish", () => {
        // A count that cannot be taken back ends with its window.
        if (response.statusCode < 400) limiter.takeBack(address).catch(() => {});
      });
    }
    if (refused !== null) throw refused;
    next();
  };
}

/** The same for requests that change something; GET and HEAD pass. */
export function limitWrites(rate: Rate, limits: RateLimits): RequestHandler {
  const limited = limitRate(rate, limits);
  return (request, response, next) => {
    if (request.method === "GET" || request.method === "HEAD") return next();
    return limited(request, response, next);
  };
}

/** Limits without shared counters, for load that is each server's own. */
export const countedHere = (limits: RateLimits): RateLimits => (limits === "off" ? "off" : ownCounters());
