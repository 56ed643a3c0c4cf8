import { openQueue } from "./queue.ts";

/** Runs the work as soon as a slot is free, and resolves with its result. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `slots` pieces of work run at once; the others wait, first in, first out. */
export const semaphore = (slots: number): Semaphore =>
  openQueue({ atOnce: slots, mostWaiting: Number.POSITIVE_INFINITY }).run;
