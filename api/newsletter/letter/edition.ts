import { publishingHour, warsawZone } from "../../schedule/model.ts";
import { publishingInstant, storyIdOf, warsawDate } from "../../schedule/slots.ts";
import type { StoryLibrary } from "../../stories/library.ts";
import type { Story } from "../../stories/model.ts";

type Library = Pick<StoryLibrary, "list" | "find">;

/** From this hour on it is no morning letter any more: who has not got it by then finds its stories in the next day's. */
const lastHour = 21;
/** So many stories can be read with one coffee, and are shown whole by mail programs that cut long letters. */
const mostStories = 7;

/** The instant from which on the letter of a Warsaw date may leave. */
const morningOf = (date: string) => publishingInstant({ date, timeSlot: "morning" });

/** Whether the letter of this Warsaw date may leave: it is that day, from 8:00 on, and its morning story is live. */
export function isDue(library: Library, { date, now }: { date: string; now: Temporal.Instant }): boolean {
  if (warsawDate(now) !== date) return false;
  const { hour } = now.toZonedDateTimeISO(warsawZone);
  if (hour < publishingHour.morning || hour >= lastHour) return false;
  return library.find(storyIdOf({ date, timeSlot: "morning" }), now) !== undefined;
}

/**
 * What the letter of a date holds for a reader whose last one reached up to `since` (none: the day before that letter), oldest first:
 * the stories revealed since then, at most the newest seven; none for who has had this date's. The letter of a day that is over is the one of its morning.
 */
export function editionOf(
  library: Library,
  { date, now, since }: { date: string; now: Temporal.Instant; since: Temporal.Instant | null },
): Story[] {
  const after = since ?? morningOf(Temporal.PlainDate.from(date).subtract({ days: 1 }).toString());
  const until = warsawDate(now) === date ? now : earlier(now, morningOf(date));
  // Who knows the morning's own has had that day's letter, also where its ledger is lost.
  if (Temporal.Instant.compare(after, morningOf(date)) >= 0) return [];
  // The story at `after` was in the letter before; what the library is asked for includes its first instant.
  const from = after.add({ milliseconds: 1 });
  return library.list({ now: until, from, limit: mostStories, offset: 0 }).reverse();
}

/**
 * Up to which instant an edition reaches; none for an empty one. It is the newest story's own, not the hour at which the letter left:
 * a story that comes late to an earlier slot is then in the next letter.
 */
export function reachOf(stories: readonly Story[]): Temporal.Instant | null {
  return stories
    .map(({ publishedAt }) => Temporal.Instant.from(publishedAt))
    .reduce<Temporal.Instant | null>(later, null);
}

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b);
const later = (a: Temporal.Instant | null, b: Temporal.Instant) =>
  a !== null && Temporal.Instant.compare(a, b) > 0 ? a : b;
