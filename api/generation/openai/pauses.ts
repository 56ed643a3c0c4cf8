/** The maximum number of attempts per call, the first included. */
export const maxAttempts = 5;

/**
 * The pause in milliseconds before the next attempt, where the service asks for none: longer each time, with jitter, so that
 * clients do not retry at the same moment. Limits of requests are by the minute, so four pauses after a 429 last about one.
 */
export function pauseBefore(attempt: number, status: number | undefined, random = Math.random): number {
  const firstMs = status === 429 ? 5000 : 500;
  return firstMs * 2 ** (attempt - 1) * (0.75 + random() / 4);
}

/**
 * The pause in milliseconds that the service asks for, undefined if it does not: in `Retry-After`, in the reset of an exhausted
 * limit, or in the words of its error ("Please try again in 1m2.5s").
 */
export function askedPause(
  { headers, message = "" }: { headers: Headers | undefined; message?: string },
  now = Date.now,
): number | undefined {
  return retryAfter(headers, now) ?? resetOf(headers) ?? durationIn(/try again in ([\dhms.]+)/i.exec(message)?.[1]);
}

function retryAfter(headers: Headers | undefined, now: () => number): number | undefined {
  const milliseconds = headers?.get("retry-after-ms");
  if (milliseconds && /^\d{1,9}(\.\d+)?$/.test(milliseconds)) return Number(milliseconds);
  const after = headers?.get("retry-after");
  if (!after) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(after)) return Number(after) * 1000;
  const instant = Date.parse(after);
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - now());
}

/** The longest reset of those limits of which nothing remains. */
function resetOf(headers: Headers | undefined): number | undefined {
  const exhausted = ["requests", "tokens"].filter((unit) => headers?.get(`x-ratelimit-remaining-${unit}`) === "0");
  const resets = exhausted.map((unit) => durationIn(headers?.get(`x-ratelimit-reset-${unit}`)) ?? 0);
  return Math.max(0, ...resets) || undefined;
}

const millisecondsIn = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** A duration as the service writes it: `20ms`, `1.5s`, `6m0s`. */
function durationIn(text: string | null | undefined): number | undefined {
  if (!text || !/^(\d{1,9}(\.\d{1,9})?(h|ms|m|s))+\.?$/.test(text)) return undefined;
  let sum = 0;
  for (const [, amount, unit] of text.matchAll(/([\d.]+)(h|ms|m|s)/g)) {
    sum += Number(amount) * millisecondsIn[unit as keyof typeof millisecondsIn];
  }
  return Math.ceil(sum);
}
