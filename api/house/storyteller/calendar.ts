import type { Season } from "#api/generation/model.ts";
import type { TimeSlot } from "#api/schedule/model.ts";
import { modulo } from "./tellings.ts";

/** Days since Monday, 5 January 1970, so that multiples of seven are calendar weeks. */
export function dayNumber(date: string): number {
  return Temporal.PlainDate.from("1970-01-05").until(date, { largestUnit: "days" }).days;
}

export function dateOfDay(day: number): string {
  return Temporal.PlainDate.from("1970-01-05").add({ days: day }).toString();
}

export const weekOf = (day: number) => Math.floor(day / 7);

/** Whether the house is heated: all winter, and the cold ends of the neighbouring seasons. */
export function isHeated(date: string, season: Season): boolean {
  if (season === "winter") return true;
  return season !== "summer" && [1, 2, 3, 4, 10, 11, 12].includes(Number(date.slice(-5, -3)));
}

/** Easter Sunday of a year, by the anonymous Gregorian algorithm. */
function easterOf(year: number): Temporal.PlainDate {
  const golden = modulo(year, 19);
  const century = Math.floor(year / 100);
  const leapCorrection = Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = modulo(19 * golden + century - leapCorrection - moonCorrection + 15, 30);
  const quarter = Math.floor(modulo(year, 100) / 4);
  const sundays = modulo(32 + 2 * modulo(century, 4) + 2 * quarter - epact - modulo(modulo(year, 100), 4), 7);
  const late = Math.floor((golden + 11 * epact + 22 * sundays) / 451);
  const days = epact + sundays - 7 * late + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: modulo(days, 31) + 1 });
}

/** The number of days from that year's Easter Sunday (negative: before). */
export function daysAfterEaster(date: string): number {
  const day = Temporal.PlainDate.from(date);
  return easterOf(day.year).until(day, { largestUnit: "days" }).days;
}

/** Each slot's offset within the count of a day's slots. */
export const slotIndex: Record<TimeSlot, number> = { morning: 0, afternoon: 1, evening: 2 };
