import { expect, it } from "vitest";
import { sinceOf } from "./since.ts";

const at = (text: string) => Date.parse(text);

it.each([
  ["2026-11-22T08:14:30+01:00", "2026-11-22T08:15:00+01:00", { kind: "today", time: "8:14" }],
  ["2026-11-22T00:00:00+01:00", "2026-11-22T23:59:00+01:00", { kind: "today", time: "0:00" }],
  ["2026-11-21T23:59:00+01:00", "2026-11-22T00:01:00+01:00", { kind: "yesterday", time: "23:59" }],
  ["2026-11-20T23:59:00+01:00", "2026-11-22T00:01:00+01:00", { kind: "days", days: 2 }],
  ["2026-11-01T08:00:00+01:00", "2026-11-22T08:00:00+01:00", { kind: "days", days: 21 }],
  // The night of 25 hours, and a server's clock that is ahead of the browser's.
  ["2026-10-24T23:30:00+02:00", "2026-10-25T23:30:00+01:00", { kind: "yesterday", time: "23:30" }],
  ["2026-11-22T08:14:00+01:00", "2026-11-22T08:13:00+01:00", { kind: "today", time: "8:14" }],
])("what began at %s is, at %s, expected so", (since, now, expected) => {
  expect(sinceOf(at(since), at(now))).toEqual(expected);
});
