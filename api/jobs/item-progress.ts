import type { StoryId } from "#api/stories/model.ts";
import type { JobItem } from "./model.ts";

/** Smaller changes of progress are invisible. */
const finest = 0.01;

/** Reports one story of a job: its steps in order, and the progress of the present one. */
export type ItemProgress = {
  /** Starts or continues a step; the earlier ones are done. */
  step(step: string, share?: number): void;
  end(part: Pick<JobItem, "state" | "note">): void;
};

export function itemProgress(id: StoryId, report: (item: JobItem) => void): ItemProgress {
  const done: string[] = [];
  let now: { step: string; share: number | undefined } | undefined;
  return {
    step(step, share) {
      const isNewStep = now?.step !== step;
      const hasMoved = share !== undefined && Math.abs(share - (now?.share ?? -1)) >= finest;
      if (!isNewStep && !hasMoved) return;
      if (isNewStep && now && !done.includes(now.step)) done.push(now.step);
      now = { step, share };
      const progress = share === undefined ? {} : { progress: Math.min(1, Math.max(0, share)) };
      report({ id, state: "working", step, done: done.filter((name) => name !== step), ...progress });
    },
    end(part) {
      report({ id, ...(part.state === "failed" && now && { step: now.step, done }), ...part });
    },
  };
}
