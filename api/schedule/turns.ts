import { type TimeSlot, timeSlots, warsawZone } from "./model.ts";
import { publishingInstant, warsawDate } from "./slots.ts";

/**
 * The instants at which answers change although nothing is published: the begin of a Warsaw date, and a slot's hour.
 * Returns the last one at or before `now`, and the next.
 */
export function turnsAround(now: Temporal.Instant): { last: Temporal.Instant; next: Temporal.Instant } {
  const today = now.toZonedDateTimeISO(warsawZone).startOfDay();
  const date = warsawDate(now);
  const slotAt = (timeSlot: TimeSlot) => publishingInstant({ date, timeSlot });
  const turns = [today.toInstant(), ...timeSlots.map(slotAt), today.add({ days: 1 }).startOfDay().toInstant()];
  const next = turns.findIndex((turn) => Temporal.Instant.compare(turn, now) > 0);
  return { last: turns[next - 1] as Temporal.Instant, next: turns[next] as Temporal.Instant };
}
