// Warsaw time in the format of `<input type="datetime-local">`: `2026-11-21T08:00`. Pure.
import type { TimeSlot } from "#api/schedule/model.ts";
import { daysLater, onTheWall, slotInstant, warsawDate } from "#web/app/warsaw.ts";

/** Formats an instant as Warsaw time, to the minute. */
export const wallText = (instant: number): string => new Date(onTheWall(instant)).toISOString().slice(0, 16);

/** Parses Warsaw time; null if it is no date and time. */
export function wallInstant(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall)) return null;
  const offset = onTheWall(wall) - wall;
  const guess = wall - offset;
  // Near a clock change, the offset at the guess may differ.
  return wall - (onTheWall(guess) - guess);
}

/** Converts it to the format of story files, with that day's offset: `2026-11-21T08:00:00+01:00`. */
export function warsawText(text: string): string | null {
  const instant = wallInstant(text);
  if (instant === null) return null;
  const wall = onTheWall(instant);
  const minutes = Math.round((wall - instant) / 60_000);
  const offset = `${minutes < 0 ? "-" : "+"}${twoDigits(Math.abs(minutes) / 60)}:${twoDigits(Math.abs(minutes) % 60)}`;
  return `${new Date(wall).toISOString().slice(0, 19)}${offset}`;
}

const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, "0");

/** The slot's next publishing time, in Warsaw time. */
export function nextHourOf(slot: TimeSlot, now: number): string {
  const today = warsawDate(now);
  const instant = slotInstant(today, slot);
  return wallText(instant > now ? instant : slotInstant(daysLater(today, 1), slot));
}
