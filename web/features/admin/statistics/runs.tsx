import { useTranslation } from "react-i18next";
import type { StatsOverview } from "#api/statistics/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { dateAndTime } from "../formats/date-time.ts";

const lights = { went: "light--ok", cancelled: "light--low", failed: "light--empty" } as const;

/** The last generation run, and the last one that failed. */
export function Runs({ runs: { last, lastFailed } }: { runs: StatsOverview["runs"] }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  if (last === null) return t("statistics.runs.none");
  const outcome = last.error ? "failed" : last.cancelled ? "cancelled" : "went";
  const when = (instant: string) => <time dateTime={instant}>{dateAndTime(Date.parse(instant), language)}</time>;
  return (
    <>
      <span className={`light ${lights[outcome]}`}>
        {when(last.endedAt)}
        {outcome !== "cancelled" && <span className="sr">{t(`statistics.runs.${outcome}`)}</span>}
      </span>
      <small>
        {t(`statistics.runs.${last.origin}`)}: {t("statistics.runs.published", { count: last.published })}
        {last.cancelled && `, ${t("statistics.runs.cancelled")}`}
        {last.failed > 0 && `, ${t("statistics.runs.notMade", { count: last.failed })}`}
      </small>
      {lastFailed?.error && (
        <small className="runs__error">
          {t("statistics.runs.lastError")} {when(lastFailed.endedAt)}:{" "}
          <span lang="en">{[lastFailed.error.message, lastFailed.error.hint].filter(Boolean).join(" ")}</span>
        </small>
      )}
    </>
  );
}
