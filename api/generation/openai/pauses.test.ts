import { expect, it } from "vitest";
import { askedPause, maxAttempts, pauseBefore } from "./pauses.ts";

const now = () => Date.parse("2026-11-21T12:00:00Z");
const pauseOf = (headers: Record<string, string>, message = "") =>
  askedPause({ headers: new Headers(headers), message }, now);

it.each<[Record<string, string>, string, number | undefined]>([
  [{}, "", undefined],
  [{ "retry-after-ms": "250" }, "", 250],
  [{ "retry-after": "2" }, "", 2000],
  [{ "retry-after": "Sat, 21 Nov 2026 12:00:03 GMT" }, "", 3000],
  [{ "retry-after": "1" }, "Please try again in 9s.", 1000],
  [{}, "Rate limit reached. Please try again in 20ms.", 20],
  [{}, "Please try again in 1m2.5s. Visit https://example.com", 62_500],
  [{}, "Please try again in a while.", undefined],
  [{}, "Please try again in 5.", undefined],
  [{ "x-ratelimit-remaining-requests": "0", "x-ratelimit-reset-requests": "12s" }, "", 12_000],
  [{ "x-ratelimit-remaining-requests": "3", "x-ratelimit-reset-requests": "12s" }, "", undefined],
  [{ "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "6m0s" }, "", 360_000],
])("waits as the service asks: %j %s", (headers, message, milliseconds) => {
  expect(pauseOf(headers, message)).toBe(milliseconds);
});

const allPauses = (status: number | undefined, random: () => number) =>
  Array.from({ length: maxAttempts - 1 }, (_, at) => pauseBefore(at + 1, status, random)).reduce((a, b) => a + b);

it("waits about a minute in all where limits by the minute are reached and no pause is asked for", () => {
  expect(allPauses(429, () => 0)).toBeGreaterThan(55_000);
  expect(allPauses(429, () => 1)).toBeLessThan(80_000);
});

it("waits some seconds in all after an error of the service", () => {
  expect(allPauses(503, () => 1)).toBeLessThan(8000);
});
