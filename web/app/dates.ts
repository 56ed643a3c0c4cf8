import { format } from "date-fns/format";
import { enUS } from "date-fns/locale/en-US";
import { pl } from "date-fns/locale/pl";
import type { Language } from "../i18n/i18n.ts";
import { warsawDate } from "./warsaw.ts";

const locales = { en: enUS, pl };

/** Formats the Warsaw date of an instant, in whatever zone the reader sits: the date at noon is the same date anywhere. */
function formatDay(instant: number, pattern: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = warsawDate(instant).split("-").map(Number);
  return format(new Date(year, month - 1, day, 12), pattern, { locale: locales[language] });
}

export const longDate = (instant: number, language: Language) => formatDay(instant, "MMMM dd, yyyy", language);
export const shortDate = (instant: number, language: Language) => formatDay(instant, "MMM dd, yyyy", language);
