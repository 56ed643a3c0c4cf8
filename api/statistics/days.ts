import type { DayCounts } from "#api/engagement/model.ts";
import type { DayStats } from "./model.ts";

// Days are calendar days, so that those on which Warsaw changes its clocks count like all others.

type CountsByDay = Readonly<Record<string, DayCounts>>;

/** The first of so many days that end with this one. */
export const firstOfDays = (last: string, days: number): string =>
  Temporal.PlainDate.from(last)
    .subtract({ days: days - 1 })
    .toString();

/** Every day from the first to the last, oldest first, including days without counts. */
export function daysBetween(first: string, last: string, countsByDay: CountsByDay): DayStats[] {
  const start = Temporal.PlainDate.from(first);
  const { days } = start.until(last, { largestUnit: "days" });
  return Array.from({ length: days + 1 }, (_, index) => {
    const date = start.add({ days: index }).toString();
    return { date, ...(countsByDay[date] ?? { views: 0, clicks: 0, likes: 0 }) };
  });
}

/** Every day since counting began. */
export function daysSinceFirst(last: string, countsByDay: CountsByDay): DayStats[] {
  const first = Object.keys(countsByDay).reduce((earliest, date) => (date < earliest ? date : earliest), last);
  return daysBetween(first, last, countsByDay);
}
