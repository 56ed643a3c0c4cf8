import { z } from "zod";
import { DayCounts, StoryCounts } from "../../engagement/model.ts";

export const MonthName = z.string().regex(/^\d{4}-\d{2}$/, "not a month");

/** Which month a story's counts lie in, by the date in its id, and those of a day. */
export const monthOf = (idOrDate: string): string => /^\d{4}-\d{2}(?=-)/.exec(idOrDate)?.[0] ?? "0000-00";

/** What was counted of the stories and of the days of one month: what a month's file holds. */
export const MonthCounts = z
  .strictObject({
    month: MonthName,
    /** Lines of the journal up to this number are in here. */
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
