import { warsawZone } from "../schedule/model.ts";

/** An instant as administrators read it in messages and mails, by Warsaw's clocks: `Sun 22 Nov, 14:00`. */
export function warsawTime(instant: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(warsawZone);
  // Not from a locale's own pattern, which changes with the version of the data that Node brings.
  const part = (options: Intl.DateTimeFormatOptions) => local.toLocaleString("en-GB", options);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  return `${part({ weekday: "short" })} ${local.day} ${part({ month: "short" }).slice(0, 3)}, ${time}`;
}
