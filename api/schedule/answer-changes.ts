import { timeSlots, warsawZone } from "./model.ts";
import { publishingInstant, warsawDate } from "./slots.ts";

/**
 * The instants at which answers change although nothing is published: the begin of a Warsaw date, and a slot's hour.
 * Returns the last one at or before `now`, and the next.
 */
export function changesAround(now: Temporal.Instant): { last: Temporal.Instant; next: Temporal.Instant } {
  const today = now.toZonedDateTimeISO(warsawZone).startOfDay();
  const date = warsawDate(now);
  const hours = timeSlots.map((timeSlot) => publishingInstant({ date, timeSlot }));
  const hasCome = (instant: Temporal.Instant) => Temporal.Instant.compare(instant, now) <= 0;
  return {
    last: hours.findLast(hasCome) ?? today.toInstant(),
    next: hours.find((hour) => !hasCome(hour)) ?? today.add({ days: 1 }).startOfDay().toInstant(),
  };
}
