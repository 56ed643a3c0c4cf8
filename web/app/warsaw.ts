// Warsaw time without Temporal, which not every browser has yet. Pure: instants are milliseconds since 1970.
import { hourOf, type TimeSlot, timeSlots, warsawZone } from "#api/schedule/model.ts";

const wallClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: warsawZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Warsaw's local time at an instant, read as if it were UTC. */
export function onTheWall(instant: number): number {
  const part = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The Warsaw date, `YYYY-MM-DD`. */
export const warsawDate = (instant: number): string => new Date(onTheWall(instant)).toISOString().slice(0, 10);

/** The instant of a slot. Slots lie far from the clock changes, so the offset at the guess is the offset of the slot. */
export function slotInstant(date: string, slot: TimeSlot): number {
  const guess = Date.parse(`${date}T${hourOf(slot)}Z`);
  return guess - (onTheWall(guess) - guess);
}

export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export type Stop = { timeSlot: TimeSlot; at: number };
export type Day = {
  date: string;
  /** The time of day that colours the page: the evening lasts until eight in the morning. */
  slot: TimeSlot;
  stops: Stop[];
  /** The next publishing instant, today's or tomorrow's first, and its slot. */
  next: number;
  nextSlot: TimeSlot;
  /** The way that the tram has come, 0 to 100: one third per slot, the last one running until tomorrow's first. */
  progress: number;
  /** Half way between the last stop and the next: the tram's place while the time is unknown. */
  halfway: number;
};

let latest: { now: number; day: Day } | undefined;

/** The Warsaw day at an instant. The last one is memoised, because a whole page asks for one instant. */
export function dayAt(now: number): Day {
  if (latest?.now !== now) latest = { now, day: readDay(now) };
  return latest.day;
}

function readDay(now: number): Day {
  const date = warsawDate(now);
  const stops = timeSlots.map((timeSlot) => ({ timeSlot, at: slotInstant(date, timeSlot) }));
  const { at: next, timeSlot: nextSlot } = stops.find((stop) => stop.at > now) ?? {
    at: slotInstant(daysLater(date, 1), timeSlots[0]),
    timeSlot: timeSlots[0],
  };
  const current = stops.findLastIndex((stop) => stop.at <= now);
  const from = stops[current]?.at ?? now;
  const [progress, halfway] = [progressOf(now), progressOf((from + next) / 2)];
  return { date, slot: stops[current]?.timeSlot ?? "evening", stops, next, nextSlot, progress, halfway };

  function progressOf(instant: number): number {
    const from = stops[current];
    if (!from) return 0;
    const share = (instant - from.at) / (next - from.at);
    return Math.round((current + share) * (1000 / stops.length)) / 10;
  }
}
