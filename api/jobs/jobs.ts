import { randomUUID } from "node:crypto";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { type JobBoard, noBoard } from "./board.ts";
import { cancelled, isOpen, reasonOf, settledWithin } from "./endings.ts";
import { withItem } from "./items.ts";
import type { Job, JobItem, JobKind } from "./model.ts";
import { type Outcomes, openOutcomes } from "./outcomes.ts";

/** Passed to a piece of work while it runs. */
export type JobHandle = {
  /**
   * Aborted when somebody cancels the job; check it between steps. Work that stops because of it throws (`signal.throwIfAborted()`); work
   * that resolves all the same had finished before.
   */
  signal: AbortSignal;
  /** Reports an item: adds it, or replaces the one with its id. */
  tell(item: JobItem): void;
};

export type JobOrder<Result> = {
  kind: JobKind;
  /** Work of the same kind and key is the same work: a caller that asks for it while it runs joins it. */
  key: string;
  /** A username. */
  by: string;
  /** The request's `Idempotency-Key`: for a day, the same key gets the same result, also after a failure. */
  idempotencyKey?: string | undefined;
  /** The request's content, where `key` is not: the same `Idempotency-Key` with other content is KEY_REUSED. */
  asked?: string;
  /** Runs before the work: throws a refusal, or returns the result when no work is needed. */
  before?(): Promise<{ result: Result } | undefined>;
  run(handle: JobHandle): Promise<Result>;
};

export type JobFollower = {
  /** Called with each job that has changed, as it is then. */
  changed(job: Job): void;
  /** Called when there will be no more changes. */
  ended?(): void;
};

export type Jobs = {
  /** Starts the work, or joins it, and settles as it does. Throws JOB_CANCELLED when it was cancelled. */
  run<Result>(order: JobOrder<Result>): Promise<Result>;
  /** Running and recently ended jobs, newest first. */
  list(): Job[];
  /** Asks a job to stop after its present step; a job that has ended stays as it is. Throws JOB_NOT_FOUND. */
  cancel(id: string): Job;
  /** Reports changes until the returned function is called. */
  follow(follower: JobFollower): () => void;
  /** Aborts running jobs, waits for them a little, and ends all followers. */
  close(): Promise<void>;
};

/** How long ended jobs are listed, and how many of them. */
const listed = { minutes: 60 };
const mostEnded = 50;

/** How long a closing server waits for steps under way. Their journals finish what they leave half done. */
const farewellMilliseconds = 3_000;

type Entry = { job: Job; key: string; control: AbortController; result: Promise<unknown>; settled: Promise<void> };

export type JobsParts = {
  clock: Clock;
  /** Makes several servers do the same work once; in this process by default. */
  outcomes?: Outcomes;
  /** Shares jobs with other servers. */
  board?: JobBoard;
};

/** This process's jobs, in memory, and other servers' jobs as far as the board shares them. */
export function openJobs({ clock, outcomes = openOutcomes({ clock }), board = noBoard }: JobsParts): Jobs {
  // In the order in which they were started.
  const entries = new Map<string, Entry>();
  const followers = new Set<JobFollower>();
  const isForgotten = () => closing !== undefined;
  let closing: Promise<void> | undefined;
  board.listen({ changed: emit, cancel: (id) => stop(entries.get(id)) });

  function emit(job: Job): void {
    for (const follower of followers) follower.changed(job);
  }
  function change(entry: Entry, part: Partial<Job>): void {
    entry.job = { ...entry.job, ...part };
    board.publish(entry.job);
    emit(entry.job);
  }
  function stop(entry: Entry | undefined): void {
    if (entry?.job.state !== "running") return;
    change(entry, { state: "cancelling" });
    entry.control.abort();
  }

  function start<Result>({ kind, key, by, run }: JobOrder<Result>): Promise<Result> {
    if (closing !== undefined) throw cancelled("The server is being stopped.");
    forgetOld();
    const job: Job = { id: randomUUID(), kind, state: "running", by, startedAt: clock.now().toString(), items: [] };
    const entry = { job, key, control: new AbortController() } as Entry;
    entries.set(job.id, entry);
    change(entry, {});
    const result = work(entry, run);
    entry.result = result;
    entry.settled = result.then(
      () => {},
      () => {},
    );
    return result;
  }

  async function work<Result>(entry: Entry, run: JobOrder<Result>["run"]): Promise<Result> {
    const end = (part: Partial<Job>) => change(entry, { endedAt: clock.now().toString(), ...part });
    const { signal } = entry.control;
    try {
      const result = await run({
        signal,
        tell: (item) => {
          if (isOpen(entry.job)) change(entry, { items: withItem(entry.job.items, item) });
        },
      });
      end({ state: "done" });
      return result;
    } catch (error) {
      if (signal.aborted) {
        end({ state: "cancelled" });
        throw cancelled(closing !== undefined ? "The server was stopped." : "It was cancelled.", error);
      }
      end({ state: "failed", error: reasonOf(error) });
      throw error;
    }
  }

  async function join<Result>(order: JobOrder<Result>): Promise<Result> {
    for (;;) {
      const same = [...entries.values()].find(
        ({ job, key }) => job.kind === order.kind && key === order.key && isOpen(job),
      );
      if (!same) {
        const { kind, key } = order;
        return outcomes.once({ name: JSON.stringify([kind, key]), asked: "", keep: false, isForgotten }, async () =>
          start(order),
        );
      }
      if (same.job.state === "running") return same.result as Promise<Result>;
      await same.settled; // It is about to stop, so this call is new work.
    }
  }

  function forgetOld(): void {
    const oldest = clock.now().subtract(listed);
    const ended = [...entries.values()].filter(({ job }) => !isOpen(job)).reverse();
    for (const [index, { job }] of ended.entries()) {
      const isOld = Temporal.Instant.compare(Temporal.Instant.from(job.endedAt ?? job.startedAt), oldest) < 0;
      if (isOld || index >= mostEnded) entries.delete(job.id);
    }
  }

  async function end(): Promise<void> {
    const open = [...entries.values()].filter(({ job }) => isOpen(job));
    for (const { control } of open) control.abort();
    await settledWithin(
      open.map(({ settled }) => settled),
      farewellMilliseconds,
    );
    for (const follower of followers) follower.ended?.();
    followers.clear();
    await board.close();
  }

  return {
    async run(order) {
      const { kind, key, by, idempotencyKey, asked = key } = order;
      const { before } = order;
      const begin = () => (before ? before().then((known) => (known ? known.result : join(order))) : join(order));
      if (idempotencyKey === undefined) return begin();
      const name = JSON.stringify([by, kind, idempotencyKey]);
      return outcomes.once({ name, asked, keep: true, isForgotten }, begin);
    },
    list() {
      forgetOld();
      const own = [...entries.values()].map(({ job }) => job).reverse();
      return [...own, ...board.others()].sort((one, other) => other.startedAt.localeCompare(one.startedAt));
    },
    cancel(id) {
      const entry = entries.get(id);
      const elsewhere = entry ? undefined : board.cancel(id);
      if (elsewhere) return elsewhere;
      if (!entry) throw new AppError("JOB_NOT_FOUND", "There is no such job.", { hint: "It may have ended long ago." });
      stop(entry);
      return entry.job;
    },
    follow(follower) {
      if (closing !== undefined) queueMicrotask(() => follower.ended?.());
      else followers.add(follower);
      return () => followers.delete(follower);
    },
    close() {
      closing ??= end();
      return closing;
    },
  };
}
