import { randomUUID } from "node:crypto";
import type { Clock } from "#api/platform/clock.ts";
import { cancelled, endedItems, isOpen, reasonOf, settledWithin } from "./endings.ts";
import { withItem } from "./items.ts";
import type { JobOrder } from "./jobs.ts";
import type { Job } from "./model.ts";

/** One job of this process, as it is now. */
export type OwnJob = {
  job: Job;
  key: string;
  control: AbortController;
  result: Promise<unknown>;
  /** Settles with `result`, and never rejects. */
  settled: Promise<void>;
};

/** How long ended jobs are listed, and how many of them. */
const listed = { minutes: 60 };
const mostEnded = 50;

/** How long a closing server waits for steps under way. Their journals finish what they leave half done. */
const farewellMilliseconds = 3_000;

type Parts = { clock: Clock; changed(job: Job): void };

/** The jobs of this process, in the order in which they were started. */
export function openOwnJobs({ clock, changed }: Parts) {
  const entries = new Map<string, OwnJob>();
  let isStopped = false;

  function change(entry: OwnJob, part: Partial<Job>): void {
    entry.job = { ...entry.job, ...part };
    changed(entry.job);
  }

  async function work(entry: OwnJob, run: JobOrder<unknown>["run"]): Promise<unknown> {
    const end = (part: Partial<Job>) => change(entry, { endedAt: clock.now().toString(), ...part });
    const breakOff = (part: Partial<Job>) => end({ items: endedItems(entry.job.items), ...part });
    const { signal } = entry.control;
    try {
      const result = await run({
        signal,
        report: (item) => {
          if (isOpen(entry.job)) change(entry, { items: withItem(entry.job.items, item) });
        },
      });
      end({ state: "done" });
      return result;
    } catch (error) {
      if (signal.aborted) {
        breakOff({ state: "cancelled" });
        throw cancelled(isStopped ? "The server was stopped." : "It was cancelled.", error);
      }
      breakOff({ state: "failed", error: reasonOf(error) });
      throw error;
    }
  }

  return {
    start({ kind, key, by, run }: JobOrder<unknown>): Promise<unknown> {
      if (isStopped) throw cancelled("The server is being stopped.");
      forgetOld(entries, clock.now());
      const job: Job = { id: randomUUID(), kind, state: "running", by, startedAt: clock.now().toString(), items: [] };
      const { promise: result, resolve } = Promise.withResolvers<unknown>();
      const settled = result.then(
        () => {},
        () => {},
      );
      const entry: OwnJob = { job, key, control: new AbortController(), result, settled };
      entries.set(job.id, entry);
      change(entry, {});
      resolve(work(entry, run));
      return result;
    },
    get: (id: string) => entries.get(id),
    /** The open job of this kind and key. */
    open: ({ kind, key }: Pick<JobOrder<unknown>, "kind" | "key">) =>
      [...entries.values()].find((entry) => entry.job.kind === kind && entry.key === key && isOpen(entry.job)),
    /** Running and recently ended jobs, newest first. */
    list(): Job[] {
      forgetOld(entries, clock.now());
      return [...entries.values()].flatMap(({ job }) => (job.dismissed ? [] : job)).reverse();
    },
    /** Dismisses the job if it is one of ours that has ended. */
    dismiss(id: string): void {
      const entry = entries.get(id);
      if (entry && !isOpen(entry.job)) change(entry, { dismissed: true });
    },
    /** Cancels the job if it is one of ours that runs. */
    cancel(entry: OwnJob | undefined): void {
      if (entry?.job.state !== "running") return;
      change(entry, { state: "cancelling" });
      entry.control.abort();
    },
    isStopped: () => isStopped,
    /** Starts no further job, aborts the open ones and waits for them a little. */
    async stop(): Promise<void> {
      isStopped = true;
      const left = [...entries.values()].filter(({ job }) => isOpen(job));
      for (const { control } of left) control.abort();
      const works = left.map(({ settled }) => settled);
      await settledWithin(works, farewellMilliseconds);
    },
  };
}

/** Removes ended jobs that are old, or beyond the most that are listed. */
function forgetOld(entries: Map<string, OwnJob>, now: Temporal.Instant): void {
  const oldest = now.subtract(listed);
  const ended = [...entries.values()].filter(({ job }) => !isOpen(job)).reverse();
  for (const [index, { job }] of ended.entries()) {
    const isOld = Temporal.Instant.compare(Temporal.Instant.from(job.endedAt ?? job.startedAt), oldest) < 0;
    if (isOld || index >= mostEnded) entries.delete(job.id);
  }
}
