import { expect, it } from "vitest";
import { nextHourOf, wallInstant, wallText, warsawText } from "./warsaw-time.ts";

it.each([
  ["2026-11-21T08:00", "2026-11-21T08:00:00+01:00"],
  ["2026-07-01T20:30", "2026-07-01T20:30:00+02:00"],
  // The nights of the clock changes, on either side.
  ["2026-03-29T01:59", "2026-03-29T01:59:00+01:00"],
  ["2026-03-29T03:00", "2026-03-29T03:00:00+02:00"],
  ["2026-10-25T01:59", "2026-10-25T01:59:00+02:00"],
  ["2026-10-25T03:00", "2026-10-25T03:00:00+01:00"],
])("keeps %s as %s, and shows it so again", (wall, text) => {
  expect(warsawText(wall)).toBe(text);
  expect(wallText(Date.parse(text))).toBe(wall);
});

it("makes an instant of times that the clocks leave out or have twice", () => {
  for (const wall of ["2026-03-29T02:30", "2026-10-25T02:30"]) {
    const text = String(warsawText(wall));
    expect(Date.parse(text)).toBe(wallInstant(wall));
  }
});

it.each(["", "tomorrow", "2026-13-01T08:00", "2026-11-21", "2026-11-21T8:00"])("takes %j for no time", (text) => {
  expect(warsawText(text)).toBeNull();
});

it.each([
  ["2026-11-21T10:00:00Z", "afternoon", "2026-11-21T14:00"],
  ["2026-11-21T10:00:00Z", "morning", "2026-11-22T08:00"],
  ["2026-10-24T23:30:00Z", "evening", "2026-10-25T20:00"],
] as const)("at %s knows the next %s", (now, slot, wall) => {
  expect(nextHourOf(slot, Date.parse(now))).toBe(wall);
});
