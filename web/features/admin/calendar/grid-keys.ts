// The calendar's keys. Pure.
import { type TimeSlot, timeSlots } from "#api/schedule/model.ts";
import { daysLater } from "#web/app/warsaw.ts";

/** A slot's date and time of day, as its id names them. */
export function slotOf(id: string): { date: string; timeSlot: TimeSlot } {
  const name = id.slice("YYYY-MM-DD-".length);
  const timeSlot = timeSlots.find((each) => name === each || name.startsWith(`${each}-`)) ?? "morning";
  return { date: id.slice(0, "YYYY-MM-DD".length), timeSlot };
}

export const monthOf = (id: string): string => id.slice(0, "YYYY-MM".length);

/** The id of a slot's element. */
export const elementOf = (id: string): string => `slot-${id}`;

/** The month so many months later, or earlier. */
export function monthsLater(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 15)).toISOString().slice(0, "YYYY-MM".length);
}

type Situation = {
  /** Whether Ctrl is pressed, or Cmd. */
  withControl: boolean;
  /** Whether the days stand below one another, and not in weeks. */
  isList: boolean;
};

/** The id of the slot to which a key leads, possibly in another month; null for a key that leads nowhere. */
export function slotAfter(key: string, id: string, { withControl, isList }: Situation): string | null {
  const { date, timeSlot } = slotOf(id);
  const at = timeSlots.indexOf(timeSlot);
  const to = (days: number, slot: TimeSlot = timeSlot) => `${daysLater(date, days)}-${slot}`;
  const [first, last] = [timeSlots[0], timeSlots[timeSlots.length - 1] ?? timeSlots[0]];
  // Below a day stands the one of the next week; in a list, the next day.
  const below = isList ? 1 : 7;
  switch (key) {
    case "ArrowRight":
      return to(1);
    case "ArrowLeft":
      return to(-1);
    case "ArrowDown":
      return timeSlot === last ? to(below, first) : to(0, timeSlots[at + 1]);
    case "ArrowUp":
      return timeSlot === first ? to(-below, last) : to(0, timeSlots[at - 1]);
    case "Home":
      return withControl
        ? `${monthOf(id)}-01-${first}`
        : `${inMonth(daysLater(date, -weekdayOf(date)), id)}-${timeSlot}`;
    case "End":
      return withControl
        ? `${lastDayOf(monthOf(id))}-${last}`
        : `${inMonth(daysLater(date, 6 - weekdayOf(date)), id)}-${timeSlot}`;
    case "PageUp":
      return `${sameDay(date, -1)}-${timeSlot}`;
    case "PageDown":
      return `${sameDay(date, 1)}-${timeSlot}`;
    default:
      return null;
  }
}

/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (date: string) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

const lastDayOf = (month: string) => daysLater(`${monthsLater(month, 1)}-01`, -1);

/** The date, or the first or last one of the month where it is of another. */
function inMonth(date: string, id: string): string {
  const month = monthOf(id);
  if (monthOf(date) === month) return date;
  return date < id ? `${month}-01` : lastDayOf(month);
}

/** The same day of another month, or its last one where it is shorter. */
function sameDay(date: string, months: number): string {
  const month = monthsLater(monthOf(date), months);
  const last = lastDayOf(month);
  const same = `${month}-${date.slice(-2)}`;
  return same < last ? same : last;
}
