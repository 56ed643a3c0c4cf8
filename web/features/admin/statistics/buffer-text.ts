import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import type { StatsOverview } from "#api/statistics/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { weekday } from "../number-formats.ts";

/** From this distance on, a weekday alone would be ambiguous. */
const aWeek = 7 * 86_400_000;

/** Says until when there are stories. */
export function useBufferText({ until, level }: StatsOverview["buffer"]): string {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const now = useNow();
  if (until === null) return t("statistics.buffer.nextMissing");
  const at = Date.parse(until.publishedAt);
  const isFar = at - now >= aWeek;
  const day = isFar ? longDate(at, language) : t(`statistics.weekday.${weekday(until.date)}`);
  const values = { day, slot: t(`statistics.part.${until.timeSlot}`) };
  if (level === "empty") return t("statistics.buffer.todayMissing", values);
  return level === "low" ? t("statistics.buffer.low", values) : t("statistics.buffer.ok", values);
}
