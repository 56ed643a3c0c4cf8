import { hash } from "node:crypto";
import type { RequestHandler } from "express";
import { AppError } from "./errors.ts";
import { networksOf } from "./network.ts";
import { ownWindows, type RateCount, type RateCounters, type RateWindows, sharedWindows } from "./rate-counters.ts";
import { blockFactor, type Rate } from "./rates.ts";

/** Whether limits hold, and where several servers count together, how. */
export type RateLimits = "on" | "off" | RateCounters;

/** What an answer says of how often its reader may still ask, as pairs in a row; and where that was once too often, the refusal. */
export type Counted = { headers: readonly string[]; refused: AppError | null };

/**
 * Counts who asks: lets one address (an IPv6 one by its /64 network) through `limit` times in `seconds`, and all networks of an IPv6
 * /48 together `blockFactor` times as often.
 */
export type RateLimiter = {
  count(address: string | undefined): Promise<Counted>;
  takeBack(address: string | undefined): Promise<void>;
};

/** Null where nothing is limited. */
export function openLimiter(rate: Rate, limits: RateLimits): RateLimiter | null {
  if (limits === "off") return null;
  const blockRate = { ...rate, limit: rate.limit * blockFactor };
  const [ofNetworks, ofBlocks] = [openWindows(rate, limits), openWindows(blockRate, limits)];
  return {
    async count(address) {
      const { network, block } = networksOf(address);
      if (block === null) return judge(rate, network, await ofNetworks.add(network));
      // What comes from a full block costs neither memory nor a question to the database for each of its networks.
      const known = ofBlocks.peek(block);
      if (known !== null && known.hits > blockRate.limit) return judge(blockRate, block, known);
      const own = await ofNetworks.add(network);
      // A network that asks too often takes nothing from its neighbours.
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

/** Counts by keys, in this process or, where servers count together, with the others. */
export const openWindows = (rate: Rate, limits: RateLimits): RateWindows =>
  typeof limits === "string" ? ownWindows(rate) : sharedWindows(rate, limits);

function judge(rate: Rate, key: string, { hits, millisecondsLeft }: RateCount): Counted {
  const left = Math.max(0, Math.ceil(millisecondsLeft / 1000));
  return {
    headers: rate.keptByOthers ? [] : told(rate, { key, hits, left }),
    refused: hits > rate.limit ? tooOften(Math.max(1, left)) : null,
  };
}

/** As the eighth draft of the RateLimit header fields has them. Who is counted together is named by a piece of a digest. */
function told({ limit, seconds }: Rate, { key, hits, left }: { key: string; hits: number; left: number }): string[] {
  const [policy, who] = [`"${limit}-in-${span(seconds)}"`, btoa(hash("sha256", key).slice(0, 12))];
  return [
    ...["RateLimit", `${policy}; r=${Math.max(0, limit - hits)}; t=${left}`],
    ...["RateLimit-Policy", `${policy}; q=${limit}; w=${seconds}; pk=:${who}:`],
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

/** The same in front of a handler: 429 with `Retry-After`. Who asks is the address that `trust proxy` makes of the request. */
export function limitRate(rate: Rate, limits: RateLimits): RequestHandler {
  const limiter = openLimiter(rate, limits);
  if (limiter === null) return (_request, _response, next) => next();
  return async (request, response, next) => {
    const address = request.ip;
    const { headers, refused } = await limiter.count(address);
    // More than one limit may hold for an address.
    for (let at = 0; at < headers.length; at += 2) response.append(headers[at] as string, headers[at + 1]);
    if (rate.refusedOnly) {
      response.once("finish", () => {
        // A count that cannot be taken back is forgotten with its window.
        if (response.statusCode < 400) limiter.takeBack(address).catch(() => {});
      });
    }
    if (refused !== null) throw refused;
    next();
  };
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
