// Which work the server is at, for buttons that would begin the same once more: whoever began it, here or in another tab.
import { skipToken, useQuery } from "@tanstack/react-query";
import type { Job, JobKind } from "../../../../api/jobs/model.ts";
import { isOpen, type JobList } from "./job-list.ts";

export const jobsKey = ["/api/admin/jobs"] as const;

/** Whether work of these kinds runs; with an id, at that story and not yet done with it. */
export function isRunning(jobs: JobList, kinds: readonly JobKind[], id?: string): boolean {
  const isAtIt = ({ items }: Pick<Job, "items">) =>
    items.some((item) => item.id === id && (item.state === "waiting" || item.state === "working"));
  return jobs.some((job) => isOpen(job) && kinds.includes(job.kind) && (id === undefined || isAtIt(job)));
}

/** The same as it goes on; what the jobs bar hears of is known to all. */
export function useRunning(kinds: readonly JobKind[], id?: string): boolean {
  const { data } = useQuery<JobList>({ queryKey: jobsKey, queryFn: skipToken });
  return isRunning(data ?? [], kinds, id);
}
