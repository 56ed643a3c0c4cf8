import { AppError } from "#api/platform/errors.ts";
import { StoryId } from "#api/stories/model.ts";
import { publishingHour, type Slot, type TimeSlot, timeSlots, warsawZone } from "./model.ts";

// Warsaw changes its clocks at night, so 8:00, 14:00 and 20:00 exist exactly once on every date: a slot is one instant.
// All counting of days is done on Warsaw's calendar; hours are only ever added through it, never as 24 to a day.

/** The date in Warsaw at this instant, `YYYY-MM-DD`. */
export function warsawDate(now: Temporal.Instant): string {
  return now.toZonedDateTimeISO(warsawZone).toPlainDate().toString();
}

/** The minute in Warsaw at this instant, `YYYY-MM-DD HH:MM`. */
export function warsawMinute(instant: Temporal.Instant): string {
  const time = instant.toZonedDateTimeISO(warsawZone).toPlainDateTime();
  return time.toString({ smallestUnit: "minute" }).replace("T", " ");
}

/** The instant at which a slot's story is revealed. */
export function publishingInstant(slot: Slot): Temporal.Instant {
  return publishingTime(slot).toInstant();
}

/** That instant in the form of story files, with Warsaw's offset on that day: `2026-11-21T08:00:00+01:00`. */
export function publishedAtText(slot: Slot): string {
  return publishingTime(slot).toString({ timeZoneName: "never", smallestUnit: "second" });
}

/** Approving ends so many minutes before a story's hour: a push that is under way changes nothing that readers see. */
export const minutesBeforeReveal = 5;

/** The instant from which on a story's slot is closed: what has not been approved by then is not revealed in it. */
export const closingOf = ({ publishedAt }: { publishedAt: string }): Temporal.Instant =>
  Temporal.Instant.from(publishedAt).subtract({ minutes: minutesBeforeReveal });

export const isClosed = (story: { publishedAt: string }, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(closingOf(story), now) <= 0;

/** The three slots of a Warsaw date, in order. */
export function slotsOfDay(date: string): Slot[] {
  return timeSlots.map((timeSlot) => ({ date, timeSlot }));
}

/** The slots of consecutive days, in time order. */
export function slotsOfDays(firstDate: string, days: number): Slot[] {
  return Array.from({ length: days }, (_, index) => slotsOfDay(daysAfter(firstDate, index))).flat();
}

/** The maximum number of stories of a slot, which an id has room for. */
export const mostOfASlot = 999;

/** The id of a slot's own story (variant 1), or of a further one made for the same slot (2 and on). */
export function storyIdOf({ date, timeSlot }: Slot, variant = 1): StoryId {
  const id = `${date}-${timeSlot}`;
  return StoryId.parse(variant === 1 ? id : `${id}-${variant}`);
}

/** The slot of a story, and its number within the slot. */
export function slotOf(id: StoryId): Slot & { variant: number } {
  const [timeSlot, variant] = id.slice("YYYY-MM-DD-".length).split("-");
  return {
    date: id.slice(0, "YYYY-MM-DD".length),
    timeSlot: parseTimeSlot(timeSlot ?? ""),
    variant: Number(variant ?? 1),
  };
}

/** A slot's story among these: its own, or, where that was replaced, the first of the further ones. */
export function storyOfSlot<Listed extends { id: StoryId }>(
  stories: Iterable<Listed>,
  { date, timeSlot }: Slot,
): Listed | undefined {
  const own = storyIdOf({ date, timeSlot });
  const variants = [...stories].filter(({ id }) => id === own || id.startsWith(`${own}-`));
  return variants.sort((a, b) => slotOf(a.id).variant - slotOf(b.id).variant)[0];
}

/** The first slot that is revealed after this instant. */
export function nextSlot(now: Temporal.Instant): Slot {
  const [next] = slotsAfter(now, 1);
  if (next === undefined) throw new Error("No slot follows.");
  return next;
}

type FillOrder = {
  now: Temporal.Instant;
  bufferDays: number;
  /** Whether the library has this story already, revealed or not. */
  has(id: StoryId): boolean;
  /** The Warsaw date of the library's oldest story; absent for an empty library. */
  firstStoryDate?: string | undefined;
  /** The number of days before today that are searched for missed slots. */
  catchUpDays?: number;
};

/**
 * The slots that need a story, in time order. Due: the hour has passed, today or on one of the `catchUpDays` days before,
 * but never before the library began (an empty library begins today). Buffer: one of the next `bufferDays * 3` slots.
 */
export function slotsToFill(order: FillOrder): { slot: Slot; reason: "due" | "buffer" }[] {
  const { now, bufferDays, has } = order;
  const due = slotsSince(firstDateToFill(order), now).map((slot) => ({ slot, reason: "due" as const }));
  // Counted in slots rather than hours: right after a reveal and right before the next, the same number is ready.
  const buffer = slotsAfter(now, bufferDays * timeSlots.length).map((slot) => ({ slot, reason: "buffer" as const }));
  return [...due, ...buffer].filter(({ slot }) => !has(storyIdOf(slot)));
}

/** The range of dates for which a story may be ordered, before or after today. */
const furthestDays = 366;

/** Parses a typed Warsaw date. Throws DATE_INVALID for an invalid date, or one more than a year from today. */
export function parsePublishingDate(text: string, now: Temporal.Instant): string {
  const today = warsawDate(now);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    throw new AppError("DATE_INVALID", `${quoted(text)} is not a date`, { hint: `Write it like ${today}.` });
  }
  const date = calendarDate(text);
  if (date === null) {
    throw new AppError("DATE_INVALID", `${text} is not in the calendar`, { hint: "Check the month and the day." });
  }
  const distance = Temporal.PlainDate.from(today).until(date, { largestUnit: "days" }).days;
  if (Math.abs(distance) > furthestDays) {
    throw new AppError("DATE_INVALID", `${text} is too far ${distance > 0 ? "ahead" : "back"}`, {
      hint: `Choose a date from ${daysAfter(today, -furthestDays)} to ${daysAfter(today, furthestDays)}.`,
    });
  }
  return text;
}

/** Parses a typed slot name. Throws SLOT_UNKNOWN for any other. */
export function parseTimeSlot(text: string): TimeSlot {
  const found = timeSlots.find((timeSlot) => timeSlot === text);
  if (found) return found;
  throw new AppError("SLOT_UNKNOWN", `${quoted(text)} is not a slot`, {
    hint: `The slots are ${timeSlots.join(", ")}.`,
  });
}

function publishingTime({ date, timeSlot }: Slot): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date).toZonedDateTime({
    timeZone: warsawZone,
    plainTime: { hour: publishingHour[timeSlot] },
  });
}

function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

function isRevealed(slot: Slot, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(publishingInstant(slot), now) <= 0;
}

function slotsSince(firstDate: string, now: Temporal.Instant): Slot[] {
  const { days } = Temporal.PlainDate.from(firstDate).until(warsawDate(now), { largestUnit: "days" });
  return slotsOfDays(firstDate, days + 1).filter((slot) => isRevealed(slot, now));
}

function slotsAfter(now: Temporal.Instant, count: number): Slot[] {
  // Today may be over already, so one day more than the count fills.
  const days = Math.ceil(count / timeSlots.length) + 1;
  return slotsOfDays(warsawDate(now), days)
    .filter((slot) => !isRevealed(slot, now))
    .slice(0, count);
}

function firstDateToFill({ now, firstStoryDate, catchUpDays = 7 }: FillOrder): string {
  const today = warsawDate(now);
  const earliest = daysAfter(today, -catchUpDays);
  const began = firstStoryDate ?? today;
  // A library may begin in the future, with a story made ahead by hand: today is then still searched.
  if (began > today) return today;
  return began > earliest ? began : earliest;
}

function calendarDate(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * JSON's quotes keep control characters from reaching a terminal; the first letters are enough to recognise a typing
 * error.
 */
function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
