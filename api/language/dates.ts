import { warsawZone } from "../schedule/model.ts";
import type { Language } from "./model.ts";

/**
 * The pattern "MMMM dd, yyyy", or "MMM dd, yyyy" with the month abbreviated. A locale gives the parts only, because its own
 * order is another one; asked for the month beside a day, Polish gives the form that a date has: "października".
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
