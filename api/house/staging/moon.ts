import type { PictureBrief } from "#api/generation/model.ts";
import { publishingInstant } from "#api/schedule/slots.ts";

const newMoon = Temporal.Instant.from("2000-01-06T18:14:00Z");
const synodicDays = 29.530588853;
const phases = ["new", "waxing", "full", "waning"] as const;

/** The phase of the moon on the evening of a date, to the nearest of four. */
export function moonOn(date: string): NonNullable<PictureBrief["moon"]> {
  const evening = publishingInstant({ date, timeSlot: "evening" });
  const days = newMoon.until(evening).total("days");
  const age = (((days / synodicDays) % 1) + 1) % 1;
  return phases[Math.round(age * phases.length) % phases.length] ?? "full";
}
