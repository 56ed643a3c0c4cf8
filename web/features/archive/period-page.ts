import type { KnownPage } from "#web/app/paths.ts";

/** The page of a period: `2026`, `2026-11`, `2026-11-24`. */
export function pageOfPeriod(period: string): KnownPage {
  const [year = "", month, day] = period.split("-");
  if (month === undefined) return { name: "archive-year", year };
  if (day === undefined) return { name: "archive-month", year, month };
  return { name: "archive-day", year, month, day };
}
