import type { Clock } from "#api/platform/clock.ts";
import type { GenerationEvent, GenerationRun, Notice } from "./model.ts";
import { noticeOf } from "./notice.ts";
import type { RunLog } from "./run-log.ts";

type Logging = {
  runs: Pick<RunLog, "add">;
  origin: GenerationRun["origin"];
  clock: Clock;
  /** The amount that the run has paid so far, including failed work. */
  spentUsd(): number;
  signal?: AbortSignal | undefined;
};

/** Passes the events through and adds an entry to the log of runs when they end, however they end. */
export async function* logged(
  events: AsyncIterable<GenerationEvent>,
  { runs, origin, clock, spentUsd, signal }: Logging,
): AsyncGenerator<GenerationEvent, void> {
  const startedAt = clock.now().toString();
  let [published, skipped, failed] = [0, 0, 0];
  let error: Notice | undefined;
  const failures: NonNullable<GenerationRun["failures"]> = [];
  // Until it finishes or fails: a run that does neither was cancelled, or its consumer stopped reading.
  let wasStopped = true;
  try {
    for await (const event of events) {
      if (event.type === "story-published" || event.type === "draft-ready") published++;
      if (event.type === "story-skipped") skipped++;
      if (event.type === "story-failed") {
        failed++;
        error ??= event.error;
        const { id, as } = event;
        failures.push({ id, ...(as === "draft" && { isDraft: true as const }), ...event.error });
      }
      if (event.type === "finished") wasStopped = false;
      yield event;
    }
  } catch (thrown) {
    if (!signal?.aborted) {
      wasStopped = false;
      error = noticeOf(thrown);
    }
    throw thrown;
  } finally {
    const ending = {
      ...(wasStopped && { cancelled: true as const }),
      ...(failures.length > 0 && { failures }),
      ...(error && { error }),
    };
    const endedAt = clock.now().toString();
    const counts = { published, skipped, failed, costUsd: spentUsd() };
    await runs.add({ origin, startedAt, endedAt, ...counts, ...ending });
  }
}
