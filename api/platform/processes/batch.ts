import { AppError } from "../errors.ts";

/** The result of one job of a batch: what this returns or throws. */
export type Outcome = () => unknown;

type Waiting<Job> = { job: Job; resolve(result: unknown): void; reject(error: unknown): void };

/** Rejects a job that comes after the end. */
export const closing = () => new AppError("STATE_UNAVAILABLE", "The server is closing.");

/**
 * Collects the jobs that come while a batch is under way into the next batch: each job waits for two batches at most. When `work`
 * throws, every job of its batch has failed.
 */
export function inBatches<Job>(work: (jobs: readonly Job[]) => Promise<Outcome[]>) {
  let waiting: Waiting<Job>[] = [];
  let running: Promise<void> | undefined;
  let ended = false;

  async function runAll(): Promise<void> {
    await Promise.resolve(); // Jobs that were added in the same tick share the batch.
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await run(batch, work);
    }
    running = undefined;
  }

  return {
    add<Result>(job: Job): Promise<Result> {
      if (ended) return Promise.reject(closing());
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        running ??= runAll();
      });
    },
    /** Takes no more jobs, and waits for those that it has. */
    async end(): Promise<void> {
      ended = true;
      await running;
    },
  };
}

async function run<Job>(
  batch: readonly Waiting<Job>[],
  work: (jobs: readonly Job[]) => Promise<Outcome[]>,
): Promise<void> {
  try {
    const outcomes = await work(batch.map(({ job }) => job));
    for (const [index, waiting] of batch.entries()) settle(waiting, outcomes[index]);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

function settle<Job>({ resolve, reject }: Waiting<Job>, outcome: Outcome | undefined): void {
  try {
    resolve(outcome?.());
  } catch (error) {
    reject(error);
  }
}
