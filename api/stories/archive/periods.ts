import { warsawZone } from "#api/schedule/model.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import type { TimedStory } from "../timeline.ts";
import type { Moment } from "./collection.ts";

// A period is a year, a month or a day of Warsaw's calendar, written as far as it goes: `2026`, `2026-11`, `2026-11-24`.

const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(warsawZone).toInstant();

function lengthOf(period: string): Temporal.DurationLike {
  if (period.length === "YYYY".length) return { years: 1 };
  return period.length === "YYYY-MM".length ? { months: 1 } : { days: 1 };
}

/** The instants at which a period begins and ends. */
export function spanOf(period: string): { from: Temporal.Instant; before: Temporal.Instant } {
  const first = Temporal.PlainDate.from(`${period}-01-01`.slice(0, "YYYY-MM-DD".length));
  return { from: startOf(first), before: startOf(first.add(lengthOf(period))) };
}

export const dateOf = ({ at }: TimedStory): string => warsawDate(Temporal.Instant.fromEpochMilliseconds(at));

/** Whether a period has begun by now, and the first story was there before it ended. */
export function isInArchive(period: string, { timeline, now }: Moment): boolean {
  const { from, before } = spanOf(period);
  const first = timeline.first({ now });
  return first !== undefined && first.at < before.epochMilliseconds && Temporal.Instant.compare(from, now) <= 0;
}

/** The nearest periods of the same length that have stories. */
export function neighboursOf(period: string, { timeline, now }: Moment) {
  const { from, before } = spanOf(period);
  const [earlier] = timeline.list({ now, before: from, limit: 1, offset: 0 });
  const later = timeline.first({ now, from: before });
  const periodOf = (entry: TimedStory | undefined) => (entry ? dateOf(entry).slice(0, period.length) : null);
  return { previous: periodOf(earlier), next: periodOf(later) };
}

/** The public stories of a period, oldest first. */
export const entriesOf = (period: string, { timeline, now }: Moment): TimedStory[] =>
  timeline.list({ now, ...spanOf(period), limit: Number.MAX_SAFE_INTEGER, offset: 0 }).reverse();
