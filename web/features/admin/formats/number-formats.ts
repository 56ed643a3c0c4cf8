import { useLanguage } from "#web/app/language.tsx";
import type { Language } from "#web/i18n/i18n.ts";

const locales = { en: "en-GB", pl: "pl-PL" } as const satisfies Record<Language, string>;

const whole = { en: new Intl.NumberFormat(locales.en), pl: new Intl.NumberFormat(locales.pl) };
const money = (language: Language, digits: number) =>
  new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "USD",
    currencyDisplay: language === "en" ? "narrowSymbol" : "code",
    minimumFractionDigits: digits,
  });
// English dates on this site put the month first.
const dayAndMonth = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
const dayFormats = { en: dayAndMonth("en-US"), pl: dayAndMonth(locales.pl) };

/** Formats whole numbers in the reader's language. */
export function useNumber(): (count: number) => string {
  const { language } = useLanguage();
  return (count) => formatNumber(count, language);
}

export const formatNumber = (count: number, language: Language): string => whole[language].format(count);

/** Formats dollars; amounts below one dollar get a tenth of a cent. */
export const formatDollars = (usd: number, language: Language): string =>
  money(language, usd > 0 && usd < 1 ? 3 : 2).format(usd);

/** Formats a Warsaw date, `YYYY-MM-DD`, without its year. */
export const formatDay = (date: string, language: Language): string => dayFormats[language].format(Date.parse(date));

const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export const weekday = (date: string) => days[new Date(date).getUTCDay()] ?? "sunday";
