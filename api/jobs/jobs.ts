import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { type JobBoard, noBoard } from "./board.ts";
import type { Job, JobItem, JobKind } from "./model.ts";
import { type Outcomes, openOutcomes } from "./outcomes.ts";
import { openOwnJobs } from "./own-jobs.ts";

/** Passed to a piece of work while it runs. */
export type JobHandle = {
  /**
   * Aborted when somebody cancels the job; check it between steps. Work that stops because of it throws (`signal.throwIfAborted()`); work
   * that resolves all the same had finished before.
   */
  signal: AbortSignal;
  /** Reports an item: adds it, or replaces the one with its id. */
  report(item: JobItem): void;
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
  /** Running and recently ended jobs that nobody has dismissed, newest first. */
  list(): Job[];
  /** Takes ended jobs off the list, for every administrator; running and unknown ones stay as they are. */
  dismiss(ids: readonly string[]): Promise<void>;
  /** Asks a job to stop after its present step; a job that has ended stays as it is. Throws JOB_NOT_FOUND. */
  cancel(id: string): Job;
  /** Reports changes until the returned function is called. */
  follow(follower: JobFollower): () => void;
  /** Aborts running jobs, waits for them a little, and ends all followers. */
  close(): Promise<void>;
};

export type JobsParts = {
  clock: Clock;
  /** Makes several servers do the same work once; in this process by default. */
  outcomes?: Outcomes;
  /** Shares jobs with other servers. */
  board?: JobBoard;
};

/** This process's jobs, in memory, and other servers' jobs as far as the board shares them. */
export function openJobs({ clock, outcomes = openOutcomes({ clock }), board = noBoard }: JobsParts): Jobs {
  const followers = new Set<JobFollower>();
  const emit = (job: Job) => {
    for (const follower of followers) follower.changed(job);
  };
  const own = openOwnJobs({
    clock,
    changed(job) {
      board.publish(job);
      emit(job);
    },
  });
  let closing: Promise<void> | undefined;
  board.listen({
    changed: emit,
    cancel: (id) => own.cancel(own.get(id)),
    dismiss: own.dismiss,
  });

  async function join(order: JobOrder<unknown>): Promise<unknown> {
    for (;;) {
      const same = own.open(order);
      if (!same) {
        const name = JSON.stringify([order.kind, order.key]);
        return outcomes.once({ name, asked: "", keep: false, isForgotten: own.isStopped }, async () =>
          own.start(order),
        );
      }
      if (same.job.state === "running") return same.result;
      await same.settled; // It is about to stop, so this call is new work.
    }
  }

  async function begin(order: JobOrder<unknown>): Promise<unknown> {
    const known = order.before && (await order.before());
    return known ? known.result : join(order);
  }

  async function end(): Promise<void> {
    await own.stop();
    for (const follower of followers) follower.ended?.();
    followers.clear();
    await board.close();
  }

  return {
    async run<Result>(order: JobOrder<Result>) {
      const { kind, key, by, idempotencyKey, asked = key } = order;
      const name = JSON.stringify([by, kind, idempotencyKey]);
      const result =
        idempotencyKey === undefined
          ? begin(order)
          : outcomes.once({ name, asked, keep: true, isForgotten: own.isStopped }, () => begin(order));
      // Work of the same kind and key has results of one type.
      return (await result) as Result;
    },
    list: () => [...own.list(), ...board.others()].sort((one, other) => other.startedAt.localeCompare(one.startedAt)),
    async dismiss(ids) {
      for (const id of ids) own.dismiss(id);
      await board.dismiss(ids);
    },
    cancel(id) {
      const entry = own.get(id);
      const elsewhere = entry ? undefined : board.cancel(id);
      if (elsewhere) return elsewhere;
      if (!entry) throw new AppError("JOB_NOT_FOUND", "There is no such job.", { hint: "It may have ended long ago." });
      own.cancel(entry);
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
