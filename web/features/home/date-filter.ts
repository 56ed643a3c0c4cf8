import { daysLater, warsawDate } from "#web/app/warsaw.ts";

/** The date filters of the gallery. */
export const dateFilters = ["all", "7days", "30days", "month"] as const;
export type DateFilter = (typeof dateFilters)[number];

/** The Warsaw dates that the filter includes, as the API takes them. Unfiltered, the gallery leaves out today, which stands above it. */
export function datesOf(filter: DateFilter, now: number): string {
  const today = warsawDate(now);
  switch (filter) {
    case "all":
      return `before=${today}`;
    case "7days":
      return `from=${daysLater(today, -6)}`;
    case "30days":
      return `from=${daysLater(today, -29)}`;
    case "month":
      return `from=${today.slice(0, "YYYY-MM".length)}-01`;
  }
}

/** The number of days before today that are not in the archive yet: the gallery's first page shows them. */
export const daysBeforeArchive = 3;

/** The Warsaw dates of the archive, as the API takes them. */
export const archiveDates = (now: number) => `before=${daysLater(warsawDate(now), -daysBeforeArchive)}`;
