import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import type { StatsOverview } from "#api/statistics/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { dateAndTime } from "../formats/date-time.ts";
import { weekday } from "../formats/number-formats.ts";

/** From this distance on, a weekday alone would be ambiguous. */
const aWeek = 7 * 86_400_000;

/** Says which is the first slot without a story; null where none is. */
export function useGapText({ gap }: StatsOverview["buffer"]): string | null {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  if (gap === null) return null;
  const at = dateAndTime(Date.parse(gap.publishedAt), language);
  return t(gap.deleted ? "statistics.buffer.gapDeleted" : "statistics.buffer.gap", { at });
}

/** Says until when there are stories. */
export function useBufferText({ until, level, gap }: StatsOverview["buffer"]): string {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const now = useNow();
  if (until === null) return t("statistics.buffer.nextMissing");
  const at = Date.parse(until.publishedAt);
  const values =
    at - now < aWeek
      ? { day: t(`statistics.weekday.${weekday(until.date)}`), slot: t(`statistics.part.${until.timeSlot}`) }
      : { day: longDate(at, language), slot: t(`statistics.partOfDate.${until.timeSlot}`) };
  if (level === "empty") return t("statistics.buffer.todayMissing", values);
  return level === "low" && gap === null ? t("statistics.buffer.low", values) : t("statistics.buffer.ok", values);
}
