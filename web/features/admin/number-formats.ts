import type { Language } from "../../i18n/i18n.ts";

const locales = { en: "en-GB", pl: "pl-PL" } as const satisfies Record<Language, string>;

const whole = { en: new Intl.NumberFormat(locales.en), pl: new Intl.NumberFormat(locales.pl) };
const money = (language: Language, digits: number) =>
  new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "USD",
    currencyDisplay: language === "en" ? "narrowSymbol" : "code",
    minimumFractionDigits: digits,
  });
// In English the month comes first, as in all dates of the site.
const dayAndMonth = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
const dayFormats = { en: dayAndMonth("en-US"), pl: dayAndMonth(locales.pl) };

export const formatNumber = (count: number, language: Language): string => whole[language].format(count);

/** Dollars; what costs less than one is told to the tenth of a cent. */
export const formatDollars = (usd: number, language: Language): string =>
  money(language, usd > 0 && usd < 1 ? 3 : 2).format(usd);

/** A Warsaw date without its year, from `YYYY-MM-DD`. */
export const formatDay = (date: string, language: Language): string => dayFormats[language].format(Date.parse(date));

const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export const weekday = (date: string) => days[new Date(date).getUTCDay()] ?? "sunday";
