import { shortDate } from "#api/language/dates.ts";
import { warsawZone } from "#api/schedule/model.ts";
import type { Language } from "#web/i18n/i18n.ts";

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: warsawZone,
  hourCycle: "h23",
  hour: "2-digit",
  minute: "2-digit",
});

/** The Warsaw time: "HH:mm". */
export const timeOfDay = (instant: number) => clock.format(instant);

/** The Warsaw date and time: "MMM dd, yyyy HH:mm". */
export const dateAndTime = (instant: number, language: Language) =>
  `${shortDate(instant, language)} ${timeOfDay(instant)}`;
