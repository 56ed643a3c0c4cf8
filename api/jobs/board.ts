import type { Job } from "./model.ts";

/** Where servers tell each other of their jobs, so that each lists them all and can have any of them cancelled. */
export type JobBoard = {
  /** Tells the others of a job of ours, as it is now. */
  tell(job: Job): void;
  listen(listener: BoardListener): void;
  /** Theirs, in no order. */
  others(): Job[];
  /** Has the server cancel a job whose it is: the job, as it will be; undefined for one that is not theirs. */
  cancel(id: string): Job | undefined;
  /** Once the others know what is to be known. */
  close(): Promise<void>;
};

export type BoardListener = {
  /** Called with each job of theirs that has changed. */
  changed(job: Job): void;
  /** Called with the id of one of ours that is to be cancelled. */
  cancel(id: string): void;
};

/** Of a server that has nobody to tell. */
export const noBoard: JobBoard = {
  tell: () => {},
  listen: () => {},
  others: () => [],
  cancel: () => undefined,
  close: async () => {},
};
