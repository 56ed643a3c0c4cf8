// The kinds of jobs that run on the server, so that buttons do not start one twice; from any tab.
import { skipToken, useQuery } from "@tanstack/react-query";
import type { Job, JobKind } from "#api/jobs/model.ts";
import { isOpen, type JobList } from "./job-list.ts";

export const jobsKey = ["/api/admin/jobs"] as const;

/** Whether a job of these kinds runs; with an id, whether it still has to finish that story. */
export function isRunning(jobs: JobList, kinds: readonly JobKind[], id?: string): boolean {
  const isAtIt = ({ items }: Pick<Job, "items">) =>
    items.some((item) => item.id === id && (item.state === "waiting" || item.state === "working"));
  return jobs.some((job) => isOpen(job) && kinds.includes(job.kind) && (id === undefined || isAtIt(job)));
}

/** The hook: it follows the job list that the jobs bar keeps up to date. */
export function useRunning(kinds: readonly JobKind[], id?: string): boolean {
  const { data } = useQuery<JobList>({ queryKey: jobsKey, queryFn: skipToken });
  return isRunning(data ?? [], kinds, id);
}
