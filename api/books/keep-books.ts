// Keeps the books on the shelf as their stories are.
import type { Logger } from "pino";
import type { JobOrder, Jobs } from "#api/jobs/jobs.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { type Books, bookKey } from "./books.ts";
import type { BookId, BookOrder, BookOutcome } from "./model.ts";

type Keeping = {
  books: Pick<Books, "refresh" | "outdated" | "make" | "withdraw">;
  jobs: Pick<Jobs, "run">;
  clock: Clock;
  log: Pick<Logger, "warn">;
};

/** The time before a failed book is tried again, since it may fail for the same reason. */
const pause = Temporal.Duration.from({ hours: 1 });

/**
 * Makes books anew whose stories were withdrawn or changed, one by one, each time that it is called; one whose stories are all gone is
 * taken from the shelf. Until then readers do not get those that hold a story which is no longer public.
 */
export function bookKeeper({ books, jobs, clock, log }: Keeping): () => Promise<void> {
  const failedAt = new Map<BookId, Temporal.Instant>();
  const isDue = (id: BookId) => {
    const failed = failedAt.get(id);
    return failed === undefined || Temporal.Instant.compare(failed.add(pause), clock.now()) <= 0;
  };

  async function makeAnew({ id, ...order }: BookOrder & { id: BookId }): Promise<void> {
    try {
      const run: JobOrder<BookOutcome>["run"] = (handle) => books.make(order, handle);
      await jobs.run({ kind: "make-book", key: bookKey(order), by: "mruk", run });
      failedAt.delete(id);
    } catch (error) {
      if (error instanceof AppError && error.code === "BOOK_EMPTY") return await books.withdraw(id);
      failedAt.set(id, clock.now());
      log.warn({ err: error, book: id }, "A book could not be made anew");
    }
  }

  return async () => {
    await books.refresh();
    const due = (await books.outdated()).filter(({ id }) => isDue(id));
    for (const { id } of due) {
      // It may have been withdrawn or made anew while others were made.
      const order = (await books.outdated()).find((each) => each.id === id);
      if (order !== undefined) await makeAnew(order);
    }
  };
}
