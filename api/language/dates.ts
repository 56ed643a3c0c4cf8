import { warsawZone } from "#api/schedule/model.ts";
import type { Language } from "./model.ts";

/**
 * Formats "MMMM dd, yyyy" in English, as the specification has it, and "d MMMM yyyy" in Polish, as Polish is written; or with the
 * month abbreviated. A month formatted together with a day gets the genitive in Polish: "października".
 */
function dateWith(month: "long" | "short") {
  const parts = { timeZone: warsawZone, year: "numeric", month, day: "2-digit" } as const;
  const formats = { en: new Intl.DateTimeFormat("en-US", parts), pl: new Intl.DateTimeFormat("pl-PL", parts) };
  return (instant: number, language: Language): string => {
    const named = formats[language].formatToParts(instant).map(({ type, value }) => [type, value]);
    const { month, day, year } = Object.fromEntries(named);
    return language === "pl" ? `${Number(day)} ${month} ${year}` : `${month} ${day}, ${year}`;
  };
}

export const longDate = dateWith("long");
export const shortDate = dateWith("short");
