import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useNavigationType } from "react-router-dom";
import { Head } from "#web/app/head.tsx";
import { Loading } from "./access/signed-in.tsx";
import { calendarKey } from "./calendar/queries.ts";
import { DraftsSection } from "./drafts/drafts-section.tsx";
import { HealthStrip } from "./health/health-strip.tsx";
import { JobsBar } from "./jobs/jobs-bar.tsx";
import { PanelHead } from "./panel-head.tsx";
import { PostsSection } from "./posts/posts-section.tsx";
import { deletedStoriesQuery, postsKey } from "./queries.ts";
import { StatisticsSection } from "./statistics/statistics-section.tsx";

export function Panel() {
  const { t } = useTranslation("admin");
  const arrived = usePostsArrived();
  const main = useRef<HTMLElement>(null);
  const type = useNavigationType();
  const [wasRedirected] = useState(type !== "POP");
  useEffect(() => {
    // After the login page's redirect, the focus moves to the panel's content.
    if (wasRedirected && !document.querySelector("dialog[open]")) main.current?.focus({ preventScroll: true });
  }, [wasRedirected]);
  return (
    <>
      <Head title={t("panel.title")} description={t("panel.lead")} />
      <PanelHead />
      <main id="main" className="wrap admin-main" tabIndex={-1} ref={main}>
        {!arrived && <Loading />}
        <div className={arrived ? undefined : "admin-main__waiting"}>
          <HealthStrip />
          <JobsBar />
          <DraftsSection />
          <PostsSection />
          <StatisticsSection />
        </div>
      </main>
    </>
  );
}

const listKeys = [[...postsKey, "list"], deletedStoriesQuery.queryKey, calendarKey];

/** Whether the calendar, or the list of posts or of deleted ones, has loaded or failed since the panel was opened. */
function usePostsArrived(): boolean {
  const cache = useQueryClient().getQueryCache();
  const [arrived, setArrived] = useState(false);
  const answered = useSyncExternalStore(
    // A query may start while another component renders, so notifications are batched.
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => listKeys.some((queryKey) => cache.findAll({ queryKey }).some(({ state }) => state.status !== "pending")),
    () => false,
  );
  if (answered && !arrived) setArrived(true);
  return arrived || answered;
}
