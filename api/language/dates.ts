import { warsawZone } from "#api/schedule/model.ts";
import type { Language } from "./model.ts";

/**
 * Formats "MMMM dd, yyyy", or "MMM dd, yyyy" with the month abbreviated. A locale is only used for the parts, because
 * its order differs; a month formatted together with a day gets the genitive in Polish: "października".
 */
function monthDayYear(month: "long" | "short") {
  const parts = { timeZone: warsawZone, year: "numeric", month, day: "2-digit" } as const;
  const formats = { en: new Intl.DateTimeFormat("en-US", parts), pl: new Intl.DateTimeFormat("pl-PL", parts) };
  return (instant: number, language: Language): string => {
    const named = formats[language].formatToParts(instant).map(({ type, value }) => [type, value]);
    const { month, day, year } = Object.fromEntries(named);
    return `${month} ${day}, ${year}`;
  };
}

export const longDate = monthDayYear("long");
export const shortDate = monthDayYear("short");
