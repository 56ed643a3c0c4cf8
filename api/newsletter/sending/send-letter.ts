import type { JobHandle } from "#api/jobs/jobs.ts";
import type { JobItem } from "#api/jobs/model.ts";
import type { LetterCounts, LetterReport } from "../model.ts";
import type { Letters } from "./letters.ts";

/** The number of letters that have an outcome. */
export const settledOf = ({ sent, unknown, refused, bounced }: LetterCounts): number =>
  sent + unknown + refused + bounced;

/** The progress of a letter as a job's item: by its date, with `settled/readers` as the note. */
export function letterItem(date: string, counts: LetterCounts, state: JobItem["state"] = "working"): JobItem {
  const settled = settledOf(counts);
  return {
    id: date,
    state,
    step: "letters",
    progress: counts.readers === 0 ? 1 : Math.min(1, settled / counts.readers),
    note: `${settled}/${counts.readers}`,
  };
}

/** Sends a day's letter as a job: reports the progress, and stops between two letters. */
export async function sendLetter(
  letters: Pick<Letters, "send">,
  date: string,
  { signal, report: reportItem }: JobHandle,
): Promise<LetterReport> {
  reportItem({ id: date, state: "working", step: "letters" });
  let readers = 0;
  const report = await letters.send({
    date,
    signal,
    onProgress(counts) {
      readers = counts.readers;
      reportItem(letterItem(date, counts));
    },
  });
  // The report of a past day counts only readers whose letters have an outcome.
  const isWhole = settledOf(report) >= Math.max(report.readers, readers);
  reportItem(letterItem(date, report, isWhole ? "done" : signal.aborted ? "unfinished" : "failed"));
  if (!isWhole) signal.throwIfAborted();
  return report;
}
