import type { IncomingMessage, ServerResponse } from "node:http";
import { languageOf } from "#api/language/accept-language.ts";
import { encodingOf } from "#api/platform/http/accept-encoding.ts";
import type { CachedResponse } from "#api/platform/http/cached-response.ts";
import type { Endpoint } from "#api/platform/http/endpoint.ts";
import { cachedMatcher } from "#api/platform/http/match-cached.ts";
import { remembered } from "#api/platform/http/remembered.ts";
import { cacheControl, replyOf } from "#api/platform/http/reply.ts";
import { originOf } from "#api/platform/http/request.ts";
import { requestIdFrom } from "#api/platform/http/request-id.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import type { PageAnswers } from "../page-answers.ts";
import { readersLanguage } from "../reader.ts";
import type { requestLogger } from "../request-log.ts";
import { cachedPageAt } from "./address.ts";

type FastPathOptions = {
  endpoints: readonly Endpoint[];
  responses: Pick<ResponseCache, "millisecondsUntilChange">;
  pageAnswers: PageAnswers;
  siteUrl: string | undefined;
  /** Behind a proxy, without a configured address, only Express can determine the origin. */
  trustProxy: number;
  /** The headers of every response of this kind. */
  fixed: { api: Readonly<Record<string, string>>; page: Readonly<Record<string, string>> };
  logRequest: ReturnType<typeof requestLogger>;
};

/**
 * Answers most requests from cached bytes, in front of Express; returns false for a request that it leaves to Express. It has no rules
 * of its own: the responses come from the same functions that the routes call, and unusual requests go to Express.
 */
export function openFastPath(
  options: FastPathOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { endpoints, responses, pageAnswers, siteUrl, trustProxy, logRequest } = options;
  const fixed = { api: Object.entries(options.fixed.api).flat(), page: Object.entries(options.fixed.page).flat() };
  // Most requests have one of a few addresses and headers.
  const matchEndpoint = cachedMatcher(endpoints);
  const targetOf = remembered(readAddress);
  const encodingIn = remembered(encodingOf);
  const languageIn = remembered(languageOf);
  const originAt = remembered((host) => originOf({ protocol: "http", get: () => host }, undefined));
  const ownOrigin = siteUrl === undefined ? undefined : originOf({ protocol: "http", get: () => undefined }, siteUrl);

  function readAddress(url = ""): Target | null {
    const [path = ""] = url.split("?", 1);
    if (url.startsWith("/api/")) {
      const match = matchEndpoint(url);
      if (match === null) return null;
      return { path, group: "api", answer: ({ headers }) => match({ acceptLanguage: headers["accept-language"] }) };
    }
    const place = cachedPageAt(url);
    if (place === null || (ownOrigin === undefined && trustProxy > 0)) return null;
    return {
      path,
      group: "page",
      answer({ headers }) {
        const language = place.prefix === "/pl" ? "pl" : readersLanguage(headers, languageIn);
        return pageAnswers.cached({ place, path: url, language, origin: ownOrigin ?? originAt(headers.host) });
      },
    };
  }

  const heads = new WeakMap<readonly string[], string[]>();
  /** Reuses one list for all responses with these headers, with another id and lifetime each time: Node reads it at once. */
  function headOf(own: readonly string[], { id, lifetime, fixed }: Head): string[] {
    const head = heads.get(own) ?? ["X-Request-Id", "", "Cache-Control", "", ...fixed, ...own];
    heads.set(own, head);
    [head[1], head[3]] = [id, lifetime];
    return head;
  }

  return (request, response) => {
    const { method, headers, socket } = request;
    const startedAt = performance.now();
    if ((method !== "GET" && method !== "HEAD") || hasBody(headers)) return false;
    const target = targetOf(request.url);
    if (target === null) return false;
    const answer = nullOnError(() => target.answer(request));
    // Express waits for an encoding that is not ready yet.
    const encoded = answer?.encodedAs(encodingIn(headers["accept-encoding"]));
    if (!answer || !encoded) return false;
    const reply = replyOf(encoded, { method, ifNoneMatch: headers["if-none-match"] });
    const { status } = reply;
    const { path, group } = target;
    const id = requestIdFrom(headers["x-request-id"]);
    const lifetime = cacheControl(answer.kind, responses.millisecondsUntilChange());
    const sentBefore = socket.bytesWritten;
    response.writeHead(status, headOf(reply.headers, { id, lifetime, fixed: fixed[group] }));
    response.end(reply.body && encoded.sent, "latin1");
    // Logged before it is sent: to wait for the event would cost as much as the lookup.
    const ms = performance.now() - startedAt;
    logRequest({ id, method, path, group, status, ms, isWhole: true }, () => socket.bytesWritten - sentBefore);
    return true;
  };
}

type Head = { id: string; lifetime: string; fixed: readonly string[] };
type Target = { path: string; group: "page" | "api"; answer(request: IncomingMessage): CachedResponse | null };

/** An error is thrown once more by the route in Express, which answers and logs it. */
function nullOnError<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const hasBody = (headers: IncomingMessage["headers"]) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined || headers.expect !== undefined;
