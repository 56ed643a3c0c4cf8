import type { Clock } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import type { GenerationEvent, GenerationRun, Notice } from "./model.ts";
import { noticeOf } from "./notice.ts";
import type { RunLog } from "./run-log.ts";

type Logging = {
  runs: Pick<RunLog, "add">;
  origin: GenerationRun["origin"];
  clock: Clock;
  /** What the run has paid so far, also for what failed. */
  spentUsd(): number;
  signal?: AbortSignal | undefined;
};

/** The same events, and when they end, in whatever way, an entry in the log of runs. */
export async function* logged(
  events: AsyncIterable<GenerationEvent>,
  { runs, origin, clock, spentUsd, signal }: Logging,
): AsyncGenerator<GenerationEvent, void> {
  const startedAt = clock.now().toString();
  let [published, skipped, failed] = [0, 0, 0];
  let error: Notice | undefined;
  let isThrough = false;
  try {
    for await (const event of events) {
      if (event.type === "story-published") published++;
      if (event.type === "story-skipped") skipped++;
      if (event.type === "story-failed") {
        failed++;
        error ??= event.error;
      }
      if (event.type === "finished") isThrough = true;
      yield event;
    }
  } catch (thrown) {
    if (!signal?.aborted) error = noticeOf(thrown);
    throw thrown;
  } finally {
    // Cancelled, or left alone by whoever read it.
    if (!isThrough) error ??= noticeOf(stopped());
    const endedAt = clock.now().toString();
    const counts = { published, skipped, failed, costUsd: spentUsd() };
    await runs.add({ origin, startedAt, endedAt, ...counts, ...(error && { error }) });
  }
}

const stopped = () => new AppError("JOB_CANCELLED", "It was stopped before its end.");
