import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { StatsOverview } from "#api/statistics/model.ts";
import { Collapsible } from "./collapsible.tsx";
import { DayChart } from "./day-chart.tsx";
import { DayTable } from "./day-table.tsx";
import { Shares } from "./shares.tsx";

const phone = "(max-width: 760px)";

/** The charts of the last days. Phones collapse them at first, because the posts are below. */
export function LastDays({ stats: { days, bySlot, byCategory } }: { stats: StatsOverview }) {
  const { t } = useTranslation("admin");
  const [roomy] = useState(() => !matchMedia(phone).matches);
  return (
    <Collapsible name="days" title={t("statistics.lastDays", { days: days.length })} open={roomy}>
      <div className="day-charts">
        <DayChart name="views" title={t("statistics.views")} days={days} />
        <DayChart name="clicks" title={t("statistics.clicks")} days={days} />
        <DayChart name="likes" title={t("statistics.likes")} days={days} />
      </div>
      <DayTable days={days} />
      <Shares bySlot={bySlot} byCategory={byCategory} />
    </Collapsible>
  );
}
