import type { Logger } from "pino";

/** Work that repeats while the process runs. */
export type IntervalTask = {
  /** Runs now, or once more after the current run; resolves when that run is over. Never throws. */
  soon(): Promise<void>;
  /** Stops repeating and waits for the current run. */
  close(): Promise<void>;
};

type Options = {
  /** Follows "Could not" in the log. */
  name: string;
  everySeconds: number;
  log: Pick<Logger, "error">;
};

/**
 * Runs the work at once and then at an interval, never twice at a time. An error is logged, and the interval goes on. Work with a fixed
 * hour asks its clock on each run whether the hour is past, so that neither a sleeping machine nor a clock that is set makes it miss one.
 */
export function openIntervalTask(work: () => Promise<void>, { name, everySeconds, log }: Options): IntervalTask {
  let closed = false;
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  const run = async () => {
    waiting = null;
    if (closed) return;
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, `Could not ${name}`);
    }
  };

  function soon(): Promise<void> {
    if (waiting === null) {
      waiting = running.then(run);
      running = waiting;
    }
    return waiting;
  }

  const timer = setInterval(soon, everySeconds * 1000).unref();
  void soon();
  return {
    soon,
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
    },
  };
}
