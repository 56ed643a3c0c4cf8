import type { Request, Response } from "express";
import { encodingOf } from "./accept-encoding.ts";
import { publishAnswer } from "./answer-channel.ts";
import type { CachedResponse } from "./cached-response.ts";
import { setHeaders } from "./http.ts";
import { cacheControl, replyOf } from "./reply.ts";
import type { ResponseCache } from "./response-cache.ts";

type Cached = { answer: CachedResponse; answers: Pick<ResponseCache, "millisecondsUntilChange"> };

/** Sends a cached response, with the `Cache-Control` that holds until the next change. */
export function sendCached(request: Request, response: Response, { answer, answers }: Cached): Promise<void> {
  const lifetime = cacheControl(answer.kind, answers.millisecondsUntilChange());
  return sendResponse(request, response, { answer, lifetime });
}

/** Sends a response in the best encoding that the client accepts, or a 304; `lifetime` is the value of `Cache-Control`. */
export async function sendResponse(
  request: Request,
  response: Response,
  { answer, lifetime }: { answer: CachedResponse; lifetime: string },
): Promise<void> {
  const encoded = await answer.encode(encodingOf(request.get("Accept-Encoding")));
  const { status, headers, body } = replyOf(encoded, {
    method: request.method,
    // An error page is never answered with a 304.
    ifNoneMatch: response.statusCode === 200 ? request.get("If-None-Match") : undefined,
  });
  response.setHeader("Cache-Control", lifetime);
  setHeaders(response, headers);
  if (status === 304) response.status(304);
  publishAnswer(response, status === 304 ? undefined : () => String(answer.encodedAs(null)?.body));
  response.end(body ?? undefined);
}
