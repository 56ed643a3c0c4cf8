import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Job } from "#api/jobs/model.ts";
import { refreshPosts } from "../queries.ts";
import { dismiss, dismissed } from "./dismissed.ts";
import { followJobs } from "./follow-jobs.ts";
import { hasEnded, type JobList, withJob } from "./job-list.ts";
import { jobsKey } from "./running-jobs.ts";

/**
 * Follows the server's jobs, without those that were dismissed in this tab, and refetches the lists when one ends. A hidden tab
 * does not listen, because browsers allow few connections.
 */
export function useJobs(): { jobs: JobList; onDismiss(job: Job): void } {
  const queries = useQueryClient();
  const [jobs, setJobs] = useState<JobList>([]);
  const [dismissedIds, setDismissedIds] = useState(dismissed);

  useEffect(() => {
    let known: JobList = [];
    let control: AbortController | undefined;
    let isScheduled = false;
    // Several jobs may end at once; the lists are fetched once.
    const refresh = () => {
      if (isScheduled) return;
      isScheduled = true;
      queueMicrotask(() => {
        isScheduled = false;
        void refreshPosts(queries);
      });
    };
    const listener = {
      job(job: Job) {
        if (hasEnded(known, job)) refresh();
        known = withJob(known, job);
        setJobs(known);
        queries.setQueryData(jobsKey, known);
      },
      reconnected: refresh,
    };
    const connectIfVisible = () => {
      if (document.hidden) {
        control?.abort();
        control = undefined;
      } else if (!control) {
        control = new AbortController();
        void followJobs(listener, control.signal);
      }
    };
    const onVisibilityChange = () => {
      if (!document.hidden && !control) refresh();
      connectIfVisible();
    };
    connectIfVisible();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
      control?.abort();
    };
  }, [queries]);

  return {
    jobs: jobs.filter(({ id }) => !dismissedIds.includes(id)),
    onDismiss: ({ id }) => setDismissedIds(dismiss(id)),
  };
}
