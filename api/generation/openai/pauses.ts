/** How often one thing is asked at most, the first time included. */
export const maxAttempts = 5;
const firstPauseMs = 500;

/** How long to wait before asking again: longer each time, and never at the same beat as others who wait. */
export function pauseBefore(attempt: number, random = Math.random): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + random() / 2);
}

/** For how long a service asks to be left alone, by its headers; undefined where it does not say. */
export function askedPause(headers: Headers | undefined, now = Date.now): number | undefined {
  const milliseconds = headers?.get("retry-after-ms");
  if (milliseconds && /^\d{1,9}(\.\d+)?$/.test(milliseconds)) return Number(milliseconds);
  const after = headers?.get("retry-after");
  if (!after) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const instant = Date.parse(after);
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - now());
}
