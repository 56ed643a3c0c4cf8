import { expect, it } from "vitest";
import { inWarsaw, quotaReset } from "./quota.ts";

it.each([
  ["2026-11-21T12:00:00Z", "2026-11-22T08:00:00Z", "22 November, 09:00 Warsaw time"],
  ["2026-11-22T07:59:59Z", "2026-11-22T08:00:00Z", "22 November, 09:00 Warsaw time"],
  ["2026-11-22T08:00:00Z", "2026-11-23T08:00:00Z", "23 November, 09:00 Warsaw time"],
  ["2026-07-01T12:00:00Z", "2026-07-02T07:00:00Z", "2 July, 09:00 Warsaw time"],
  // Between the clock changes of the two continents they are an hour nearer.
  ["2027-03-20T12:00:00Z", "2027-03-21T07:00:00Z", "21 March, 08:00 Warsaw time"],
  ["2026-12-31T12:00:00Z", "2027-01-01T08:00:00Z", "1 January, 09:00 Warsaw time"],
])("at %s the next reset of the quota is at %s", (now, reset, words) => {
  const instant = quotaReset(Temporal.Instant.from(now));
  expect(instant.toString()).toBe(reset);
  expect(inWarsaw(instant)).toBe(words);
});
