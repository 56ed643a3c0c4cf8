import { AppError } from "./errors.ts";

/** What one of a round is answered: what this returns, or throws. */
export type Outcome = () => unknown;

type Waiting<Job> = { job: Job; resolve(result: unknown): void; reject(error: unknown): void };

/** Why nothing more is taken. */
export const closing = () => new AppError("STATE_UNAVAILABLE", "The server is closing.");

/**
 * One round of work at a time, for all who asked while the one before was under way: however many there are, each waits for two rounds
 * at most. A round that throws has failed for all of it.
 */
export function inRounds<Job>(work: (jobs: readonly Job[]) => Promise<Outcome[]>) {
  let waiting: Waiting<Job>[] = [];
  let running: Promise<void> | undefined;
  let ended = false;

  async function runAll(): Promise<void> {
    await Promise.resolve(); // Whoever asks in the same breath comes along.
    while (waiting.length > 0) {
      const round = waiting;
      waiting = [];
      await run(round, work);
    }
    running = undefined;
  }

  return {
    add<Result>(job: Job): Promise<Result> {
      if (ended) return Promise.reject(closing());
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ job, resolve: resolve as (result: unknown) => void, reject });
        running ??= runAll();
      });
    },
    /** Takes nothing more, and waits for what was taken. */
    async end(): Promise<void> {
      ended = true;
      await running;
    },
  };
}

async function run<Job>(
  round: readonly Waiting<Job>[],
  work: (jobs: readonly Job[]) => Promise<Outcome[]>,
): Promise<void> {
  try {
    const outcomes = await work(round.map(({ job }) => job));
    for (const [index, asked] of round.entries()) settle(asked, outcomes[index]);
  } catch (error) {
    for (const { reject } of round) reject(error);
  }
}

function settle<Job>({ resolve, reject }: Waiting<Job>, outcome: Outcome | undefined): void {
  try {
    resolve(outcome?.());
  } catch (error) {
    reject(error);
  }
}
