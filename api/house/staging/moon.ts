import type { PictureBrief } from "#api/generation/model.ts";
import { publishingInstant } from "#api/schedule/slots.ts";

const newMoon = Temporal.Instant.from("2000-01-06T18:14:00Z");
const synodicDays = 29.530588853;

/** The age in days from which each moon is seen in the evening. Some days after it was full it rises later. */
const moons: readonly [from: number, moon: NonNullable<PictureBrief["moon"]>][] = [
  [0, "none"],
  [2, "crescent"],
  [5.5, "half"],
  [9.5, "gibbous"],
  [13, "full"],
  [17.5, "none"],
];

/** The moon that is in the sky on the evening of a date (`YYYY-MM-DD`, Warsaw). */
export function moonOn(date: string): NonNullable<PictureBrief["moon"]> {
  const evening = publishingInstant({ date, timeSlot: "evening" });
  const age = modulo(newMoon.until(evening).total("days"), synodicDays);
  return moons.findLast(([from]) => age >= from)?.[1] ?? "none";
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
