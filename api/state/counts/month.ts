import { z } from "zod";
import { DayCounts, StoryCounts } from "#api/engagement/model.ts";

export const MonthName = z.string().regex(/^\d{4}-\d{2}$/, "not a month");

/** The month of a story, by the date in its id, or of a day. */
export const monthOf = (idOrDate: string): string => /^\d{4}-\d{2}(?=-)/.exec(idOrDate)?.[0] ?? "0000-00";

/** The content of a month file: the counts of the month's stories and of its days. */
export const MonthCounts = z
  .strictObject({
    month: MonthName,
    /** The number of the last journal line that is included. */
    upTo: z.number().int().nonnegative(),
    stories: z.record(z.string(), StoryCounts),
    days: z.record(z.iso.date(), DayCounts),
  })
  .refine(
    ({ month, stories, days }) =>
      [stories, days].every((counts) => Object.keys(counts).every((key) => monthOf(key) === month)),
    "holds another month's counts",
  );
export type MonthCounts = z.infer<typeof MonthCounts>;

export const emptyMonth = (month: string): MonthCounts => ({ month, upTo: 0, stories: {}, days: {} });
