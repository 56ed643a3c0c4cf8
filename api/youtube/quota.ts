import { warsawZone } from "../schedule/model.ts";

const pacific = "America/Los_Angeles";

/** When the day's quota begins anew: at midnight where the platform has its home. */
export function quotaReset(now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO(pacific).toPlainDate().add({ days: 1 }).toZonedDateTime(pacific).toInstant();
}

/** That instant as people here say it: `22 November, 09:00 Warsaw time`. */
export function inWarsaw(instant: Temporal.Instant): string {
  const there = instant.toZonedDateTimeISO(warsawZone);
  const date = there.toLocaleString("en-GB", { day: "numeric", month: "long" });
  return `${date}, ${there.toPlainTime().toString({ smallestUnit: "minute" })} Warsaw time`;
}
