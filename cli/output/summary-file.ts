import { appendFile } from "node:fs/promises";
import type { GenerationEvent } from "../../api/generation/model.ts";
import { noticeOf } from "../../api/generation/notice.ts";

import { type SummaryFacts, summaryOf } from "./run-summary.ts";

type Events = AsyncIterable<GenerationEvent>;
type Options = Omit<SummaryFacts, "error"> & {
  /** What is wrong with the file that the summary could not be written to: the run itself is none the worse for it. */
  onFault(message: string): void;
};

/** Hands the events of a run on, and adds their summary to a file when it has ended, well or not. */
export async function* keepingSummary(events: Events, path: string, options: Options): Events {
  const { onFault, ...facts } = options;
  const seen: GenerationEvent[] = [];
  let error: SummaryFacts["error"];
  try {
    for await (const event of events) {
      // Steps are many, and not told.
      if (!event.type.startsWith("step-")) seen.push(event);
      yield event;
    }
  } catch (fault) {
    error = noticeOf(fault);
    throw fault;
  } finally {
    await appendFile(path, `${summaryOf(seen, { ...facts, error })}\n`).catch((fault: Error) => onFault(fault.message));
  }
}
