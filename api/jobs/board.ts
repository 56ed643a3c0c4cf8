import type { Job } from "./model.ts";

/** Shares jobs between servers, so that each lists all of them and can cancel any. */
export type JobBoard = {
  /** Publishes the state of one of our jobs. */
  publish(job: Job): void;
  listen(listener: BoardListener): void;
  /** The other servers' jobs, in no order. */
  others(): Job[];
  /** Asks a job's server to cancel it, and returns the job as it will be; undefined for an unknown job. */
  cancel(id: string): Job | undefined;
  /** Dismisses those of the other servers' jobs that have ended, for all servers. */
  dismiss(ids: readonly string[]): Promise<void>;
  /** Resolves once everything is published. */
  close(): Promise<void>;
};

export type BoardListener = {
  /** Called with each changed job of other servers. */
  changed(job: Job): void;
  /** Called with the id of one of our jobs that is to be cancelled. */
  cancel(id: string): void;
  /** Called with the id of one of our jobs that another server has dismissed. */
  dismiss(id: string): void;
};

/** The board of a server that runs alone. */
export const noBoard: JobBoard = {
  publish: () => {},
  listen: () => {},
  others: () => [],
  cancel: () => undefined,
  dismiss: async () => {},
  close: async () => {},
};
