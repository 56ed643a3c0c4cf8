// The time on a Warsaw wall as `<input type="datetime-local">` speaks it: `2026-11-21T08:00`. Pure.
import type { TimeSlot } from "../../../api/schedule/model.ts";
import { daysLater, onTheWall, slotInstant, warsawDate } from "../../app/warsaw.ts";

/** What a Warsaw clock shows at this instant, to the minute. */
export const wallText = (instant: number): string => new Date(onTheWall(instant)).toISOString().slice(0, 16);

/** The instant at which a Warsaw clock shows this; null for what is no date and time. */
export function wallInstant(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall)) return null;
  const offset = onTheWall(wall) - wall;
  const guess = wall - offset;
  // Near a change of the clocks the offset there is another one.
  return wall - (onTheWall(guess) - guess);
}

/** The same as story files keep it, with the offset of that day: `2026-11-21T08:00:00+01:00`. */
export function warsawText(text: string): string | null {
  const instant = wallInstant(text);
  if (instant === null) return null;
  const wall = onTheWall(instant);
  const minutes = Math.round((wall - instant) / 60_000);
  const offset = `${minutes < 0 ? "-" : "+"}${twoDigits(Math.abs(minutes) / 60)}:${twoDigits(Math.abs(minutes) % 60)}`;
  return `${new Date(wall).toISOString().slice(0, 19)}${offset}`;
}

const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, "0");

/** The next time that this slot is published, as a Warsaw clock shows it. */
export function nextHourOf(slot: TimeSlot, now: number): string {
  const today = warsawDate(now);
  const instant = slotInstant(today, slot);
  return wallText(instant > now ? instant : slotInstant(daysLater(today, 1), slot));
}
