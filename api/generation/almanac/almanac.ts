/** What a Warsaw date is: its holidays in both languages, and whose name day it is in Poland. */
export type Occasions = { holidays: { en: string; pl: string }[]; nameDays: string[] };

/** @param date `YYYY-MM-DD` */
export function occasionsOf(_date: string): Occasions {
  return { holidays: [], nameDays: [] };
}
