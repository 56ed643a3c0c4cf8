import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Job } from "../../../../api/jobs/model.ts";
import { refreshPosts } from "../queries.ts";
import { dismiss, dismissed } from "./dismissed.ts";
import { followJobs } from "./follow-jobs.ts";
import { hasEnded, type JobList, withJob } from "./job-list.ts";
import { jobsKey } from "./running-jobs.ts";

/**
 * The jobs of the server as they go on, but for those that were put away in this tab; the lists are asked for again when one
 * ends. A tab that nobody looks at does not listen: browsers allow few connections.
 */
export function useJobs(): { jobs: JobList; onDismiss(job: Job): void } {
  const queries = useQueryClient();
  const [jobs, setJobs] = useState<JobList>([]);
  const [away, setAway] = useState(dismissed);

  useEffect(() => {
    let known: JobList = [];
    let control: AbortController | undefined;
    let isAsked = false;
    // Many jobs may be told of at once; the lists are asked for once.
    const refresh = () => {
      if (isAsked) return;
      isAsked = true;
      queueMicrotask(() => {
        isAsked = false;
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
    const look = () => {
      if (document.hidden) {
        control?.abort();
        control = undefined;
      } else if (!control) {
        control = new AbortController();
        void followJobs(listener, control.signal);
      }
    };
    const lookAgain = () => {
      if (!document.hidden && !control) refresh();
      look();
    };
    look();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      document.removeEventListener("visibilitychange", lookAgain);
      control?.abort();
    };
  }, [queries]);

  return {
    jobs: jobs.filter(({ id }) => !away.includes(id)),
    onDismiss: ({ id }) => setAway(dismiss(id)),
  };
}
