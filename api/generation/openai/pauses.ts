/** The maximum number of attempts per call, the first included. */
export const maxAttempts = 5;
const firstPauseMs = 500;

/**
 * The pause before the next attempt: longer each time, with jitter, so that clients do not retry at the same moment.
 */
export function pauseBefore(attempt: number, random = Math.random): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + random() / 2);
}

/** The pause that the service asks for in its headers; undefined if absent. */
export function askedPause(headers: Headers | undefined, now = Date.now): number | undefined {
  const milliseconds = headers?.get("retry-after-ms");
  if (milliseconds && /^\d{1,9}(\.\d+)?$/.test(milliseconds)) return Number(milliseconds);
  const after = headers?.get("retry-after");
  if (!after) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const instant = Date.parse(after);
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - now());
}
