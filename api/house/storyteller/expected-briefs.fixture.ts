import { Brief } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { expectedAt } from "./circumstances.ts";

/** The dates from which tests and measurements tell stories. */
export const starts = ["2026-11-21", "2028-01-30", "2031-06-07"] as const;

/** The brief of a slot as the pipeline would make it, without earlier stories by default. */
export function expectedBrief(date: string, timeSlot: TimeSlot, given: Partial<Brief> = {}): Brief {
  const { season, weather } = expectedAt({ date, timeSlot });
  return Brief.parse({
    ...{ id: `${date}-${timeSlot}`, date, timeSlot, variant: 1, season, weather, canon: [], lately: [] },
    ...given,
  });
}
