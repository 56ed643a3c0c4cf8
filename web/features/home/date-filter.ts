import { daysLater, warsawDate } from "#web/app/warsaw.ts";

/** The date filters of the gallery. */
export const dateFilters = ["all", "7days", "30days", "month"] as const;
export type DateFilter = (typeof dateFilters)[number];

/** The first Warsaw date that the filter includes, `YYYY-MM-DD`; undefined includes all. */
export function firstDateOf(filter: DateFilter, now: number): string | undefined {
  const today = warsawDate(now);
  switch (filter) {
    case "all":
      return undefined;
    case "7days":
      return daysLater(today, -6);
    case "30days":
      return daysLater(today, -29);
    case "month":
      return `${today.slice(0, "YYYY-MM".length)}-01`;
  }
}
