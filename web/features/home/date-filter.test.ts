import { expect, it } from "vitest";
import { dateFilters, datesOf } from "./date-filter.ts";

const dates = (instant: string) =>
  Object.fromEntries(dateFilters.map((filter) => [filter, datesOf(filter, Date.parse(instant))]));

it("counts today among the last 7 and the last 30 days, begins this month with its first, and leaves out today where nothing is filtered", () => {
  expect(dates("2026-11-21T15:42:00+01:00")).toEqual({
    all: "before=2026-11-21",
    "7days": "from=2026-11-15",
    "30days": "from=2026-10-23",
    month: "from=2026-11-01",
  });
});

it.each([
  ["before midnight in Warsaw", "2026-11-30T22:59:59Z", "2026-11-24", "2026-11-01"],
  ["at midnight in Warsaw", "2026-11-30T23:00:00Z", "2026-11-25", "2026-12-01"],
  ["across the end of summer time", "2026-10-27T12:00:00Z", "2026-10-21", "2026-10-01"],
  ["across the beginning of summer time", "2026-03-31T22:30:00Z", "2026-03-26", "2026-04-01"],
  ["across a new year", "2027-01-02T12:00:00Z", "2026-12-27", "2027-01-01"],
  ["across a leap day", "2028-03-02T12:00:00Z", "2028-02-25", "2028-03-01"],
])("goes by Warsaw's calendar %s", (_when, instant, week, month) => {
  expect(dates(instant)).toMatchObject({ "7days": `from=${week}`, month: `from=${month}` });
});
