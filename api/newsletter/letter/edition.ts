import { warsawZone } from "#api/schedule/model.ts";
import { publishingInstant, warsawDate } from "#api/schedule/slots.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story } from "#api/stories/model.ts";
import { Frequency } from "../model.ts";

/**
 * From this full hour on, Warsaw time, no letter begins to leave unless it is ordered; readers without it find its stories in
 * the next day's letter.
 */
export const letterEndHour = 21;
/**
 * The days that a first letter reaches back, and the most stories that a letter holds: the newest seven make a comfortable read; a week has
 * 21. Both stay below the length at which mail programs cut letters.
 */
const spans: Record<Frequency, { days: number; mostStories: number }> = {
  daily: { days: 1, mostStories: 7 },
  weekly: { days: 7, mostStories: 21 },
};
const sunday = 7;

/** The kinds of letter that a Warsaw date has. On Sundays readers of the weekly letter get theirs instead of the daily one. */
export const frequenciesOn = (date: string): readonly Frequency[] =>
  Temporal.PlainDate.from(date).dayOfWeek === sunday ? Frequency.options : ["daily"];

/** The reveal of a Warsaw date's morning story, from which on the letter of that date may leave. */
export const morningReveal = (date: string) => publishingInstant({ date, timeSlot: "morning" });

/** The end of the hours of a Warsaw date's letter. */
export const letterEnd = (date: string): Temporal.Instant =>
  Temporal.PlainDate.from(date)
    .toZonedDateTime({ timeZone: warsawZone, plainTime: { hour: letterEndHour } })
    .toInstant();

/** Whether a letter's hours are over on the Warsaw day of this instant. */
export const isAfterHours = (now: Temporal.Instant): boolean =>
  now.toZonedDateTimeISO(warsawZone).hour >= letterEndHour;

/** The instant at which a date's letter begins for a reader without an earlier one. */
export const beginningOf = (date: string, frequency: Frequency): Temporal.Instant =>
  morningReveal(Temporal.PlainDate.from(date).subtract({ days: spans[frequency].days }).toString());

type DateAndNow = { date: string; now: Temporal.Instant };

/**
 * The kinds of letter of this Warsaw date that may leave: today's within the letter's hours, those of past days at any time, all once that
 * morning's story is live. The weekly letter waits for a missing one until the evening's reveal only, since its readers' next one is a week
 * away.
 */
export function frequenciesDue(library: Pick<StoryLibrary, "ofSlot">, { date, now }: DateAndNow): readonly Frequency[] {
  const isPast = date < warsawDate(now);
  if (!isPast && (warsawDate(now) !== date || isAfterHours(now) || isBefore(now, morningReveal(date)))) return [];
  const all = frequenciesOn(date);
  if (library.ofSlot({ date, timeSlot: "morning" }, now) !== undefined) return all;
  const isLate = isPast || !isBefore(now, publishingInstant({ date, timeSlot: "evening" }));
  return isLate ? all.filter((frequency) => frequency === "weekly") : [];
}

/** The kinds of letter of this Warsaw date that may not leave now. */
export function frequenciesHeld(library: Pick<StoryLibrary, "ofSlot">, day: DateAndNow): readonly Frequency[] {
  const due = frequenciesDue(library, day);
  return frequenciesOn(day.date).filter((frequency) => !due.includes(frequency));
}

/** Whether the letter of this Warsaw date may leave to anybody by itself: only on that day. */
export const isDue = (library: Pick<StoryLibrary, "ofSlot">, { date, now }: DateAndNow): boolean =>
  date === warsawDate(now) && frequenciesDue(library, { date, now }).length > 0;

/**
 * The stories of a date's letter for a reader whose last letter reached up to `since` (null: the day before that letter, or the week
 * before a weekly one), oldest first: those revealed since then, at most the newest; none for a reader who has had this date's letter. The
 * letter of a past day holds what it held that morning.
 */
export function editionOf(
  library: Pick<StoryLibrary, "list">,
  { date, now, since, frequency }: DateAndNow & { since: Temporal.Instant | null; frequency: Frequency },
): Story[] {
  const after = since ?? beginningOf(date, frequency);
  const until = warsawDate(now) === date ? now : earlier(now, morningReveal(date));
  // A reader who knows the morning's own story has had that day's letter, even when its ledger is lost.
  if (Temporal.Instant.compare(after, morningReveal(date)) >= 0) return [];
  // The last letter held the story at `after`, and the library's range includes its first instant.
  const from = after.add({ milliseconds: 1 });
  return library.list({ now: until, from, limit: spans[frequency].mostStories, offset: 0 }).reverse();
}

/**
 * The instant up to which an edition reaches; null for an empty one. It is the newest story's own instant, not the hour of sending: a story
 * that comes late to an earlier slot is then in the next letter.
 */
export function reachOf(stories: readonly Story[]): Temporal.Instant | null {
  return stories
    .map(({ publishedAt }) => Temporal.Instant.from(publishedAt))
    .reduce<Temporal.Instant | null>(later, null);
}

export const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;
const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (isBefore(a, b) ? a : b);
const later = (a: Temporal.Instant | null, b: Temporal.Instant) =>
  a !== null && Temporal.Instant.compare(a, b) > 0 ? a : b;
