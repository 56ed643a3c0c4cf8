import { useTranslation } from "react-i18next";
import type { DayStats } from "#api/statistics/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { formatDay, formatNumber } from "../formats/number-formats.ts";
import { Scroller } from "../scroller.tsx";

/** Every value of the charts, the newest day first. */
export function DayTable({ days }: { days: readonly DayStats[] }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  return (
    <details className="day-table">
      <summary>{t("statistics.table")}</summary>
      <Scroller className="table-wrap" label={t("statistics.table")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("statistics.day")}</th>
              <th scope="col" className="num">
                {t("statistics.views")}
              </th>
              <th scope="col" className="num">
                {t("statistics.clicks")}
              </th>
              <th scope="col" className="num">
                {t("statistics.likes")}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, views, clicks, likes }) => (
              <tr key={date}>
                <th scope="row">
                  <time dateTime={date}>{formatDay(date, language)}</time>
                </th>
                <td className="num">{formatNumber(views, language)}</td>
                <td className="num">{formatNumber(clicks, language)}</td>
                <td className="num">{formatNumber(likes, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  );
}
