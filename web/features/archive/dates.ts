// Names of the calendar. A period is written as far as it goes: `2026`, `2026-11`, `2026-11-24`; it has no time and no zone.
import type { Language } from "#web/i18n/i18n.ts";

const locales = { en: "en-GB", pl: "pl-PL" } as const satisfies Record<Language, string>;

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const of = (language: Language) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: "UTC" });
  const formats = { en: of("en"), pl: of("pl") };
  return (date: Date, language: Language) => formats[language].formatToParts(date);
};
const monthAlone = formatter({ month: "long" });
const dayAndMonth = formatter({ day: "numeric", month: "long" });
const longWeekday = formatter({ weekday: "long" });
const shortWeekday = formatter({ weekday: "short" });

type Parts = ReturnType<typeof monthAlone>;
const partOf = (parts: Parts, type: Intl.DateTimeFormatPartTypes) =>
  parts.find((part) => part.type === type)?.value ?? "";

const noonOf = (period: string) => new Date(`${`${period}-01-01`.slice(0, "YYYY-MM-DD".length)}T12:00:00Z`);
const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `November`, `Listopad`. */
export const monthName = (period: string, language: Language): string =>
  capitalized(partOf(monthAlone(noonOf(period), language), "month"));

/** The month as it stands beside a day: in Polish `listopada`. */
export const monthOfDay = (period: string, language: Language): string =>
  partOf(dayAndMonth(noonOf(period), language), "month");

/** `2026`, `November 2026`, `24 November 2026`. */
export function periodName(period: string, language: Language): string {
  const [year, month, day] = period.split("-");
  if (month === undefined) return period;
  if (day === undefined) return `${monthName(period, language)} ${year}`;
  return `${Number(day)} ${monthOfDay(period, language)} ${year}`;
}

export const weekdayName = (date: string, language: Language): string =>
  partOf(longWeekday(noonOf(date), language), "weekday");

const monday = "2024-01-01";
const aDay = 24 * 60 * 60_000;

/** The weekdays from Monday on. */
export const weekdays = (language: Language): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, at) => {
    const date = new Date(noonOf(monday).getTime() + at * aDay);
    return {
      short: partOf(shortWeekday(date, language), "weekday"),
      long: partOf(longWeekday(date, language), "weekday"),
    };
  });

/** The weeks of a month from Monday on, as dates; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = noonOf(month);
  const before = (first.getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, "0")}`;
    }),
  );
}
