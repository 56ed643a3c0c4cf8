import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StatsOverview } from "#api/statistics/model.ts";
import { Icon } from "#web/ui/icons.tsx";
import { useNumber } from "../formats/number-formats.ts";
import { AdminIcon } from "../icons.tsx";
import { SmallBars, SmallColumns, SmallHearts, SmallLine } from "./small-charts.tsx";

/** The four cards of the specification. */
export function Figures({ stats }: { stats: StatsOverview }) {
  const { t } = useTranslation("admin");
  const number = useNumber();
  const { totalViews, todayViews, totalClicks, todayClicks, totalLikes, totalPosts, todayPosts, days, bySlot } = stats;
  return (
    <div className="figures">
      <Figure
        icon={<AdminIcon name="eye" />}
        title={t("statistics.totalViews")}
        count={number(totalViews)}
        detail={t("statistics.today", { n: number(todayViews) })}
        chart={<SmallColumns values={days.map(({ views }) => views)} />}
      />
      <Figure
        icon={<AdminIcon name="click" />}
        title={t("statistics.totalClicks")}
        count={number(totalClicks)}
        detail={t("statistics.today", { n: number(todayClicks) })}
        chart={<SmallLine values={days.map(({ clicks }) => clicks)} />}
      />
      <Figure
        icon={<Icon name="heart" />}
        title={t("statistics.totalLikes")}
        count={number(totalLikes)}
        detail={t("statistics.onPosts", { count: totalPosts, n: number(totalPosts) })}
        chart={<SmallHearts slots={bySlot} />}
      />
      <Figure
        icon={<AdminIcon name="book" />}
        title={t("statistics.totalPosts")}
        count={number(totalPosts)}
        detail={t("statistics.today", { n: number(todayPosts) })}
        chart={<SmallBars slots={bySlot} />}
      />
    </div>
  );
}

type FigureProps = { icon: ReactNode; title: string; count: string; detail: string; chart: ReactNode };

function Figure({ icon, title, count, detail, chart }: FigureProps) {
  return (
    <div className="figure">
      <h3>
        {icon}
        {title}
      </h3>
      <span className="n">{count}</span>
      <span className="d">{detail}</span>
      {chart}
    </div>
  );
}

/** The cards' shape while the numbers load. */
export function FigureSkeletons() {
  return (
    <div className="figures" aria-hidden="true">
      {["views", "clicks", "likes", "posts"].map((name) => (
        <div className="figure" key={name}>
          <span className="sk sk--line" />
          <span className="sk sk--title" />
          <span className="sk sk--line sk--half" />
        </div>
      ))}
    </div>
  );
}
