import { type Holiday, holidaysOf } from "./holidays.ts";
import { nameDaysOf } from "./name-days.ts";

/** The holidays of a Warsaw date in both languages, and its Polish name days. */
export type Occasions = { holidays: Holiday[]; nameDays: string[] };

/** @param date `YYYY-MM-DD` */
export function occasionsOf(date: string): Occasions {
  const day = Temporal.PlainDate.from(date);
  return { holidays: holidaysOf(day), nameDays: nameDaysOf(day) };
}
