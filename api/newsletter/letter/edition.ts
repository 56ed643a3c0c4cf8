import { warsawZone } from "#api/schedule/model.ts";
import { publishingInstant, warsawDate } from "#api/schedule/slots.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story } from "#api/stories/model.ts";

/**
 * From this full hour on, Warsaw time, no letter begins to leave unless it is ordered; readers without it find its stories in
 * the next day's letter.
 */
export const letterEndHour = 21;
/** Seven stories make a comfortable read, and stay below the length at which mail programs cut letters. */
const mostStories = 7;

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

/** Whether the letter of this Warsaw date may leave: it is that day, within the letter's hours, and its morning story is live. */
export function isDue(
  library: Pick<StoryLibrary, "ofSlot">,
  { date, now }: { date: string; now: Temporal.Instant },
): boolean {
  if (warsawDate(now) !== date || isAfterHours(now)) return false;
  if (isBefore(now, morningReveal(date))) return false;
  return hasMorningStory(library, { date, now });
}

/** Whether the morning story of a Warsaw date is live. */
export const hasMorningStory = (
  library: Pick<StoryLibrary, "ofSlot">,
  { date, now }: { date: string; now: Temporal.Instant },
): boolean => library.ofSlot({ date, timeSlot: "morning" }, now) !== undefined;

/**
 * The stories of a date's letter for a reader whose last letter reached up to `since` (null: the day before that letter), oldest first:
 * those revealed since then, at most the newest seven; none for a reader who has had this date's letter. The letter of a past day holds
 * what it held that morning.
 */
export function editionOf(
  library: Pick<StoryLibrary, "list">,
  { date, now, since }: { date: string; now: Temporal.Instant; since: Temporal.Instant | null },
): Story[] {
  const after = since ?? morningReveal(Temporal.PlainDate.from(date).subtract({ days: 1 }).toString());
  const until = warsawDate(now) === date ? now : earlier(now, morningReveal(date));
  // A reader who knows the morning's own story has had that day's letter, even when its ledger is lost.
  if (Temporal.Instant.compare(after, morningReveal(date)) >= 0) return [];
  // The last letter held the story at `after`, and the library's range includes its first instant.
  const from = after.add({ milliseconds: 1 });
  return library.list({ now: until, from, limit: mostStories, offset: 0 }).reverse();
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
