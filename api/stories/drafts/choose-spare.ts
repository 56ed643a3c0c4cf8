import { seasonOf } from "#api/generation/brief/weather.ts";
import { slotOf } from "#api/schedule/slots.ts";
import type { Draft, StoryId } from "../model.ts";

/**
 * The spare for a slot: of those approved after their own hour, the oldest that was written for this time of day; without one, the
 * oldest. It has to be of the slot's season, and from this side of the last half year, so that no autumn meets another.
 */
export function spareFor(id: StoryId, drafts: Iterable<Draft>): Draft | undefined {
  const { date, timeSlot } = slotOf(id);
  const fitting = [...drafts].filter((draft) => draft.review.state === "approved" && fits(draft, date));
  fitting.sort((one, other) => Temporal.Instant.compare(one.publishedAt, other.publishedAt));
  return fitting.find((draft) => slotOf(draft.id).timeSlot === timeSlot) ?? fitting[0];
}

const mostDays = 180;

function fits({ id }: Draft, date: string): boolean {
  const { date: own } = slotOf(id);
  const { days } = Temporal.PlainDate.from(own).until(date, { largestUnit: "days" });
  return days >= 0 && days <= mostDays && seasonOf(own) === seasonOf(date);
}
