import { appendFile } from "node:fs/promises";
import type { GenerationEvent } from "#api/generation/model.ts";
import { noticeOf } from "#api/generation/notice.ts";

import { type SummaryOptions, summaryOf } from "./run-summary.ts";

type Events = AsyncIterable<GenerationEvent>;
type Options = Omit<SummaryOptions, "error"> & {
  /** Called where the summary cannot be written, which does not fail the run. */
  onFault(message: string): void;
};

/** Passes a run's events through, and adds their summary to a file when the run ends, even by an error. */
export async function* withSummaryFile(events: Events, path: string, options: Options): Events {
  const { onFault, ...summaryOptions } = options;
  const seen: GenerationEvent[] = [];
  let error: SummaryOptions["error"];
  try {
    for await (const event of events) {
      // The summary leaves steps out, and they are many.
      if (!event.type.startsWith("step-")) seen.push(event);
      yield event;
    }
  } catch (fault) {
    error = noticeOf(fault);
    throw fault;
  } finally {
    await appendFile(path, `${summaryOf(seen, { ...summaryOptions, error })}\n`).catch((fault: Error) =>
      onFault(fault.message),
    );
  }
}
