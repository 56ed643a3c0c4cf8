import type { TimeSlot } from "#api/schedule/model.ts";
import { timeSlots } from "#api/schedule/model.ts";
import type { Season, Weather } from "../model.ts";

/** The meteorological season of a date (`YYYY-MM-DD`). */
export function seasonOf(date: string): Season {
  const month = monthOf(date);
  if (month >= 3 && month <= 5) return "spring";
  if (month >= 6 && month <= 8) return "summer";
  if (month >= 9 && month <= 11) return "autumn";
  return "winter";
}

/** Percentages of [rain, snow, fog, wind] per month; the rest is clear. After Warsaw's climate tables. */
const chances: Record<number, readonly [rain: number, snow: number, fog: number, wind: number]> = {
  1: [10, 34, 12, 12],
  2: [10, 30, 11, 13],
  3: [20, 8, 8, 20],
  4: [24, 0, 4, 20],
  5: [24, 0, 2, 12],
  6: [25, 0, 1, 10],
  7: [26, 0, 1, 9],
  8: [22, 0, 3, 9],
  9: [22, 0, 10, 13],
  10: [24, 0, 18, 18],
  11: [28, 6, 20, 16],
  12: [16, 26, 14, 12],
};

/**
 * The weather the house imagines for a slot: the same for the same slot, plausible for Warsaw in that month. Afternoons
 * have no morning fog, and a day's slots share one draw, so that the weather does not change too often.
 */
export function weatherOf(date: string, timeSlot: TimeSlot): Weather {
  const patient = draw(`${date} day`) < 60;
  const drawn = patient ? draw(`${date} sky`) : draw(`${date} ${timeSlots.indexOf(timeSlot)}`);
  const weather = weatherAt(monthOf(date), drawn);
  return weather === "fog" && timeSlot === "afternoon" ? "clear" : weather;
}

function weatherAt(month: number, drawn: number): Weather {
  const [rain, snow, fog, wind] = chances[month] ?? [0, 0, 0, 0];
  const limits: [Weather, number][] = [
    ["rain", rain],
    ["snow", rain + snow],
    ["fog", rain + snow + fog],
    ["wind", rain + snow + fog + wind],
  ];
  return limits.find(([, limit]) => drawn < limit)?.[0] ?? "clear";
}

const monthOf = (date: string) => Number(date.slice(-5, -3));

/** A number from 0 to 99, determined by the text (FNV-1a, mixed once more so that neighbours differ). */
function draw(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % 100;
}
