import type { Logger } from "pino";

/** Work that is done over and over while a process runs. */
export type Beat = {
  /** Does the work now, or once more after what is just being done; resolves when that is over. Never throws. */
  soon(): Promise<void>;
  /** No more of it; waits for what is being done. */
  close(): Promise<void>;
};

type Options = {
  /** What it does, in words that follow "Could not": for the log. */
  name: string;
  everySeconds: number;
  log: Pick<Logger, "error">;
};

/**
 * Does the work at once and then every so many seconds, never twice at a time. What goes wrong is logged, and the next time comes all
 * the same. Work that is to be done at an hour asks its clock each time whether it is past, so that neither a sleeping machine nor a
 * clock that is set makes it miss one.
 */
export function openBeat(work: () => Promise<void>, { name, everySeconds, log }: Options): Beat {
  let closed = false;
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  const once = async () => {
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
      waiting = running.then(once);
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
