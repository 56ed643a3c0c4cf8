import { easterSunday } from "#api/generation/brief/almanac/holidays.ts";
import type { Season } from "#api/generation/model.ts";
import type { Slot } from "#api/schedule/model.ts";
import { timeSlots } from "#api/schedule/model.ts";
import type { DayKind } from "../texts/model.ts";
import { modulo } from "./chance.ts";

/** A Monday, so that multiples of seven are calendar weeks. */
const firstDay = "1970-01-05";

/** Days since 5 January 1970 of a date (`YYYY-MM-DD`). */
export function dayNumber(date: string): number {
  return Temporal.PlainDate.from(firstDay).until(date, { largestUnit: "days" }).days;
}

export function dateOfDay(day: number): string {
  return Temporal.PlainDate.from(firstDay).add({ days: day }).toString();
}

/** Counts slots, three a day, as `dayNumber` counts days. */
export function slotNumber({ date, timeSlot }: Slot): number {
  return dayNumber(date) * timeSlots.length + timeSlots.indexOf(timeSlot);
}

/** The slot of a number. */
export function slotOfNumber(number: number): Slot {
  const timeSlot = timeSlots[modulo(number, timeSlots.length)];
  if (timeSlot === undefined) throw new RangeError(`There is no slot number ${number}.`);
  return { date: dateOfDay(Math.floor(number / timeSlots.length)), timeSlot };
}

/** Month and day, `MM-DD`. */
export const monthDayOf = (date: string) => date.slice(-5);
export const yearOf = (date: string) => Temporal.PlainDate.from(date).year;
/** The day of the week: Monday is 1, Sunday 7. */
export const weekdayOf = (date: string) => Temporal.PlainDate.from(date).dayOfWeek;

/** Whether the house is heated: all winter, and the cold ends of the neighbouring seasons. */
export function isHeated(date: string, season: Season): boolean {
  if (season === "winter") return true;
  return season !== "summer" && [1, 2, 3, 4, 10, 11, 12].includes(Number(date.slice(-5, -3)));
}

/** The number of days from that year's Easter Sunday (negative: before). */
export function daysAfterEaster(date: string): number {
  const day = Temporal.PlainDate.from(date);
  return easterSunday(day.year).until(day, { largestUnit: "days" }).days;
}

/** Days on which nobody works by Polish law, besides Sundays. */
const publicHolidays = new Set("01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26".split(" "));
/** Easter Sunday, Easter Monday, Whit Sunday and Corpus Christi. */
const movableHolidays = new Set([0, 1, 49, 60]);

/** What kinds of days a date is: one without work, or one on which the post comes, and among these the school days. */
export function kindsOfDay(date: string): readonly DayKind[] {
  const isFree =
    weekdayOf(date) > 5 || publicHolidays.has(monthDayOf(date)) || movableHolidays.has(daysAfterEaster(date));
  if (isFree) return ["free day"];
  return isSchoolHoliday(date) ? ["working day"] : ["working day", "school day"];
}

/** In summer, at Christmas and at Easter. The winter holidays move from year to year and are left to chance. */
function isSchoolHoliday(date: string): boolean {
  const [day, easter] = [monthDayOf(date), daysAfterEaster(date)];
  if (day > monthDayOf(schoolYearEnds(yearOf(date))) && day < monthDayOf(schoolYearBegins(yearOf(date)))) return true;
  return day >= "12-23" || day === "01-02" || (easter >= -3 && easter <= 2);
}

/** The Friday after 20 June. */
export function schoolYearEnds(year: number): string {
  const day = Temporal.PlainDate.from({ year, month: 6, day: 21 });
  return day.add({ days: modulo(5 - day.dayOfWeek, 7) }).toString();
}

/** 1 September, or the Monday after it if it falls on a Friday, a Saturday or a Sunday. */
export function schoolYearBegins(year: number): string {
  const day = Temporal.PlainDate.from({ year, month: 9, day: 1 });
  return day.dayOfWeek < 5 ? day.toString() : day.add({ days: 8 - day.dayOfWeek }).toString();
}

/** The last Sunday of a month. */
export function lastSundayOf(year: number, month: number): string {
  const last = Temporal.PlainDate.from({ year, month, day: 31 }, { overflow: "constrain" });
  return last.subtract({ days: modulo(last.dayOfWeek, 7) }).toString();
}
