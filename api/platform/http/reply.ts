import type { EncodedResponse, ResponseKind } from "./cached-response.ts";

/** For how many seconds shared caches may store what likes and edits change. */
const sharedSeconds = 10;

const revalidated = "public, max-age=0, must-revalidate";
const shared = `${revalidated}, s-maxage=${sharedSeconds}`;

/**
 * The value of `Cache-Control`. Browsers revalidate before each use, which a 304 answers. Shared caches may skip that for a few seconds,
 * and never beyond the instant at which something is revealed (docs/decisions/0018-finished-answers.md).
 */
export function cacheControl({ caching }: ResponseKind, millisecondsUntilChange: number): string {
  if (caching === "private") return "private, no-cache";
  if (caching === "revalidated") return revalidated;
  if (millisecondsUntilChange >= sharedSeconds * 1000) return shared;
  return `${revalidated}, s-maxage=${Math.max(0, Math.floor(millisecondsUntilChange / 1000))}`;
}

export type Reply = { status: 200 | 304; headers: readonly string[]; body: Buffer | null };

type Condition = { method: string | undefined; ifNoneMatch: string | undefined };

/** The status, headers and body for a request: a 304 where the client has this response already, no body for HEAD. */
export function replyOf(response: EncodedResponse, { method, ifNoneMatch }: Condition): Reply {
  // A 304 has neither type nor length.
  if (isNamed(response.etag, ifNoneMatch)) {
    return { status: 304, headers: response.unchanged, body: null };
  }
  return { status: 200, headers: response.headers, body: method === "HEAD" ? null : response.body };
}

/**
 * Whether an `If-None-Match` header lists this ETag, by the weak comparison that RFC 9110 asks for. Express's own check ignores
 * requests that also send `no-cache`.
 */
export function isNamed(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(",").some((each) => {
    const name = each.trim();
    return name === "*" || name === etag || name === `W/${etag}`;
  });
}
