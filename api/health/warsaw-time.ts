import { warsawZone } from "#api/schedule/model.ts";

/** An instant in messages and mails to administrators, by Warsaw's clocks: `Sun 22 Nov, 14:00`. */
export function warsawTime(instant: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(warsawZone);
  // Built from parts, since a locale's whole pattern changes with the version of Node's data.
  const part = (options: Intl.DateTimeFormatOptions) => local.toLocaleString("en-GB", options);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  return `${part({ weekday: "short" })} ${local.day} ${part({ month: "short" }).slice(0, 3)}, ${time}`;
}
