import { warsawZone } from "#api/schedule/model.ts";

const pacific = "America/Los_Angeles";

/** The instant at which the day's quota resets: midnight in the platform's home zone. */
export function quotaReset(now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO(pacific).toPlainDate().add({ days: 1 }).toZonedDateTime(pacific).toInstant();
}

/** That instant in Warsaw time: `22 November, 09:00 Warsaw time`. */
export function inWarsaw(instant: Temporal.Instant): string {
  const there = instant.toZonedDateTimeISO(warsawZone);
  const date = there.toLocaleString("en-GB", { day: "numeric", month: "long" });
  return `${date}, ${there.toPlainTime().toString({ smallestUnit: "minute" })} Warsaw time`;
}
