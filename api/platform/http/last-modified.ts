import { type Clock, millisecondsOf } from "../clock.ts";
import type { CachedResponse } from "./cached-response.ts";

/**
 * Returns the value of `Last-Modified` for a cached response: the second in which it was first seen. In that very second there is none,
 * because another response may follow in it (RFC 9110, section 8.8.2.1).
 */
export function lastModifiedBy(clock: Clock): (answer: CachedResponse) => string | undefined {
  const firstSeen = new WeakMap<CachedResponse, number>();
  return (answer) => {
    const second = Math.floor(millisecondsOf(clock) / 1000);
    const first = firstSeen.get(answer) ?? second;
    firstSeen.set(answer, first);
    return first < second ? new Date(first * 1000).toUTCString() : undefined;
  };
}
