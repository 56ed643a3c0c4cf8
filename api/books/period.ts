// Months and years on Warsaw's calendar.
import type { Language } from "#api/language/model.ts";
import { warsawZone } from "#api/schedule/model.ts";
import type { BookPeriod } from "./model.ts";

export type Bounds = { from: Temporal.Instant; before: Temporal.Instant };

/** The first instant of a month or a year, and the first after it. */
export function boundsOf(period: BookPeriod): Bounds {
  const isYear = period.length === "2026".length;
  const first = Temporal.PlainDate.from(isYear ? `${period}-01-01` : `${period}-01`);
  const next = first.add(isYear ? { years: 1 } : { months: 1 });
  return { from: beginningOf(first), before: beginningOf(next) };
}

const beginningOf = (date: Temporal.PlainDate) => date.toZonedDateTime(warsawZone).toInstant();

/** The Warsaw date of an instant with an offset, `2026-11-21`. */
export const dateOf = (publishedAt: string): string =>
  Temporal.Instant.from(publishedAt).toZonedDateTimeISO(warsawZone).toPlainDate().toString();

const monthNames = {
  en: new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }),
  pl: new Intl.DateTimeFormat("pl-PL", { month: "long", timeZone: "UTC" }),
};

/** `November 2026`, `Listopad 2026`, `2026`. */
export function nameOfPeriod(period: BookPeriod, language: Language): string {
  const [year, month] = period.split("-");
  if (month === undefined) return period;
  const name = monthNames[language].format(Date.UTC(Number(year), Number(month) - 1, 15));
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)} ${year}`;
}
