import { type Holiday, holidaysOf } from "./holidays.ts";
import { nameDaysOf } from "./name-days.ts";

/** What a Warsaw date is: its holidays in both languages, and whose name day it is in Poland. */
export type Occasions = { holidays: Holiday[]; nameDays: string[] };

/** @param date `YYYY-MM-DD` */
export function occasionsOf(date: string): Occasions {
  const day = Temporal.PlainDate.from(date);
  return { holidays: holidaysOf(day), nameDays: nameDaysOf(day) };
}
