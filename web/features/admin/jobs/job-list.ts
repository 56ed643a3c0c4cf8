// This tab's list of the server's jobs.
import type { Job } from "#api/jobs/model.ts";

/** Newest first. */
export type JobList = readonly Job[];

export const isOpen = ({ state }: Pick<Job, "state">): boolean => state === "running" || state === "cancelling";

/** Adds a job to the list, or replaces its older state; a dismissed one leaves the list. */
export function withJob(list: JobList, job: Job): JobList {
  const others = list.filter(({ id }) => id !== job.id);
  if (job.dismissed) return others;
  return [job, ...others].sort((one, other) => other.startedAt.localeCompare(one.startedAt));
}

/**
 * Whether a job has ended since its last event here. An unknown job counts too: it may have ended after the lists were fetched
 * and before the stream opened.
 */
export function hasEnded(list: JobList, job: Job): boolean {
  const before = list.find(({ id }) => id === job.id);
  return !isOpen(job) && (before === undefined || isOpen(before));
}

/** The list without the jobs that it had before and that the server lists no more. A job that began meanwhile stays. */
export function withoutUnlisted(list: JobList, { before, listed }: { before: JobList; listed: JobList }): JobList {
  const has = (jobs: JobList, id: string) => jobs.some((job) => job.id === id);
  return list.filter(({ id }) => !has(before, id) || has(listed, id));
}

/** The number of items that are finished, successfully or not. */
export function progressOf({ items }: Pick<Job, "items">): { ended: number; total: number } {
  const ended = items.filter(({ state }) => state !== "waiting" && state !== "working").length;
  return { ended, total: items.length };
}

/** The items to show first: current ones, then failed ones, then the rest in order. */
export function itemsToShow({ items }: Pick<Job, "items">, most: number): { shown: Job["items"]; more: number } {
  if (items.length <= most) return { shown: items, more: 0 };
  const rank = { working: 0, failed: 1, unfinished: 2, done: 3, skipped: 4, waiting: 5 };
  const ranked = items.toSorted((one, other) => rank[one.state] - rank[other.state]).slice(0, most);
  return { shown: ranked, more: items.length - most };
}

/** Formats a duration as m:ss, or h:mm:ss. */
export function elapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours = 0, ...rest] = parts;
  const padded = rest.map((part) => String(part).padStart(2, "0")).join(":");
  return hours > 0 ? `${hours}:${padded}` : padded.replace(/^0/, "");
}
