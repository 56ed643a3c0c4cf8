import { lightFormat } from "date-fns/lightFormat";
import { enUS } from "date-fns/locale/en-US";
import { pl } from "date-fns/locale/pl";
import type { Language } from "../i18n/i18n.ts";
import { warsawDate } from "./warsaw.ts";

const locales = { en: enUS, pl };

/**
 * The pattern "MMMM dd, yyyy", or "MMM dd, yyyy" with the month abbreviated. It is put together here, because the function that
 * reads such patterns whole weighs three times as much. The date is the Warsaw one, in whatever zone the reader sits: at
 * noon it is the same date anywhere.
 */
function monthDayYear(instant: number, month: "wide" | "abbreviated", language: Language): string {
  const [year = 0, monthNumber = 1, day = 1] = warsawDate(instant).split("-").map(Number);
  const noon = new Date(year, monthNumber - 1, day, 12);
  const monthName = locales[language].localize.month(noon.getMonth() as Month, { width: month, context: "formatting" });
  return `${monthName} ${lightFormat(noon, "dd, yyyy")}`;
}
type Month = Parameters<typeof enUS.localize.month>[0];

export const longDate = (instant: number, language: Language) => monthDayYear(instant, "wide", language);
export const shortDate = (instant: number, language: Language) => monthDayYear(instant, "abbreviated", language);
