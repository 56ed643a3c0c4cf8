import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { monthName } from "./dates.ts";
import type { Step } from "./layout.tsx";
import { pageOfPeriod } from "./period-page.ts";

/** The way down to a period: the archive, its year, its month, its day. */
export function useSteps(period: string): Step[] {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [year = "", month, day] = period.split("-");
  const named = [year];
  if (month !== undefined) named.push(monthName(period, language));
  if (day !== undefined) named.push(String(Number(day)));
  const below = named.map((name, at) => ({
    name,
    page: pageOfPeriod(
      period
        .split("-")
        .slice(0, at + 1)
        .join("-"),
    ),
  }));
  return [{ name: t("archive.title"), page: { name: "archive" } }, ...below];
}
