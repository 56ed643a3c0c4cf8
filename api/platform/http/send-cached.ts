import type { Request, Response } from "express";
import { encodingOf } from "./accept-encoding.ts";
import { publishAnswer } from "./answer-channel.ts";
import type { CachedResponse } from "./cached-response.ts";
import { setHeaders } from "./http.ts";
import { cacheControl, replyOf } from "./reply.ts";
import type { ResponseCache } from "./response-cache.ts";

type Cached = {
  answer: CachedResponse;
  answers: Pick<ResponseCache, "millisecondsUntilChange">;
  /** For programs that ask by time: the value of `Last-Modified`, where one is known (last-modified.ts). */
  lastModified?: string | undefined;
};

/** Sends a cached response, with the `Cache-Control` that holds until the next change. */
export function sendCached(
  request: Request,
  response: Response,
  { answer, answers, lastModified }: Cached,
): Promise<void> {
  const lifetime = cacheControl(answer.kind, answers.millisecondsUntilChange());
  return sendResponse(request, response, { answer, lifetime, lastModified });
}

/** Sends a response in the best encoding that the client accepts, or a 304; `lifetime` is the value of `Cache-Control`. */
export async function sendResponse(
  request: Request,
  response: Response,
  { answer, lifetime, lastModified }: { answer: CachedResponse; lifetime: string; lastModified?: string | undefined },
): Promise<void> {
  const encoded = await answer.encode(encodingOf(request.get("Accept-Encoding")));
  const { status, headers, body } = replyOf(encoded, {
    method: request.method,
    // An error page is never answered with a 304.
    ifNoneMatch: response.statusCode === 200 ? namedIn(request, encoded.etag, lastModified) : undefined,
  });
  response.setHeader("Cache-Control", lifetime);
  if (lastModified !== undefined) response.setHeader("Last-Modified", lastModified);
  setHeaders(response, headers);
  if (status === 304) response.status(304);
  publishAnswer(response, status === 304 ? undefined : () => String(answer.encodedAs(null)?.body));
  response.end(body ?? undefined);
}

/** The ETags that the client has; a client that names none but knows the time of the last change has this one (RFC 9110, section 13.1.3). */
function namedIn(request: Request, etag: string, lastModified: string | undefined): string | undefined {
  const [named, since] = [request.get("If-None-Match"), Date.parse(request.get("If-Modified-Since") ?? "")];
  if (named !== undefined || lastModified === undefined) return named;
  return Date.parse(lastModified) <= since ? etag : undefined;
}
