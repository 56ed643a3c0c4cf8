import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { StatsOverview } from "#api/statistics/model.ts";
import { overviewQuery } from "../queries.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { FetchFailed } from "./fetch-failed.tsx";
import { FigureSkeletons, Figures } from "./figures.tsx";
import { LastDays } from "./last-days.tsx";
import { PopularPosts } from "./popular-posts.tsx";
import { StatusList } from "./status-list.tsx";

/** The statistics, below the posts: most visits to the panel are for these. The heading's id is the link's in the panel's head. */
export function StatisticsSection() {
  const stats = useQuery(overviewQuery);
  return (
    <div id="statistics" tabIndex={-1}>
      {stats.data && <Overview stats={stats.data} />}
      {!stats.data && (
        <div className="panel">
          {stats.isError ? <FetchFailed error={stats.error} again={stats.refetch} /> : <FigureSkeletons />}
        </div>
      )}
      <PopularPosts />
      {stats.data && <LastDays stats={stats.data} />}
    </div>
  );
}

function Overview({ stats }: { stats: StatsOverview }) {
  const { t } = useTranslation("admin");
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        {/* The specification names it in Polish for both languages. */}
        <h2 id={id} lang="pl">
          Statystyki
        </h2>
        <ExportButtons />
      </div>
      <Figures stats={stats} />
      <h3 className="sr">{t("statistics.status")}</h3>
      <StatusList stats={stats} />
    </section>
  );
}
