import type { JobHandle } from "../../jobs/jobs.ts";
import type { JobItem } from "../../jobs/model.ts";
import type { LetterCounts, LetterReport } from "../model.ts";
import type { Letters } from "./letters.ts";

/** Whose letters are settled, one way or the other. */
export const settledOf = ({ sent, unknown, refused, bounced }: LetterCounts): number =>
  sent + unknown + refused + bounced;

/** How far a letter is, as one thing that a job works on: by its date, with `settled/readers` for those who watch. */
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

/** Sends a day's letter as a job does its work: told of as it goes on, and stopped between two letters. */
export async function sendLetter(
  letters: Pick<Letters, "send">,
  date: string,
  { signal, tell }: JobHandle,
): Promise<LetterReport> {
  tell({ id: date, state: "working", step: "letters" });
  let readers = 0;
  const report = await letters.send({
    date,
    signal,
    tell(counts) {
      readers = counts.readers;
      tell(letterItem(date, counts));
    },
  });
  // Of a day that is over, a report only knows those readers whose letters it knows.
  const isWhole = settledOf(report) >= Math.max(report.readers, readers);
  tell(letterItem(date, report, isWhole ? "done" : "failed"));
  if (!isWhole) signal.throwIfAborted();
  return report;
}
