import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Job } from "#api/jobs/model.ts";
import { fetchAdmin } from "../call.ts";
import { refreshPosts } from "../queries.ts";
import { followJobs } from "./follow-jobs.ts";
import { hasEnded, type JobList, withJob, withoutUnlisted } from "./job-list.ts";
import { jobsKey } from "./running-jobs.ts";

/**
 * Follows the server's jobs, and refetches the lists when one ends. A hidden tab does not listen, because browsers allow few
 * connections.
 */
export function useJobs(): JobList {
  const queries = useQueryClient();
  const [jobs, setJobs] = useState<JobList>([]);

  useEffect(() => {
    let known: JobList = [];
    let control: AbortController | undefined;
    let isScheduled = false;
    const show = (jobs: JobList) => {
      known = jobs;
      setJobs(jobs);
      queries.setQueryData(jobsKey, jobs);
    };
    // Several jobs may end at once; the lists are fetched once.
    const refresh = () => {
      if (isScheduled) return;
      isScheduled = true;
      queueMicrotask(() => {
        isScheduled = false;
        void refreshPosts(queries);
      });
    };
    const catchUp = () => {
      refresh();
      const before = known;
      if (before.length === 0) return;
      fetchAdmin<Job[]>(jobsKey[0], {})
        .then((listed) => show(withoutUnlisted(known, { before, listed })))
        .catch((error: unknown) => console.warn("Could not fetch the jobs:", error));
    };
    const listener = {
      job(job: Job) {
        if (!job.dismissed && hasEnded(known, job)) refresh();
        show(withJob(known, job));
      },
      reconnected: catchUp,
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
      if (!document.hidden && !control) catchUp();
      connectIfVisible();
    };
    connectIfVisible();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
      control?.abort();
    };
  }, [queries]);

  return jobs;
}
