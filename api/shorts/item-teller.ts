import type { JobItem } from "../jobs/model.ts";
import type { StoryId } from "../stories/model.ts";

/** Finer steps than these nobody can see. */
const finest = 0.01;

/** Tells of one story of a job: its steps in order, and how much of the present one is done. */
export type ItemTeller = {
  /** The step that is under way now; those told of before are done. */
  step(step: string, share?: number): void;
  end(part: Pick<JobItem, "state" | "note">): void;
};

export function tellerOf(id: StoryId, tell: (item: JobItem) => void): ItemTeller {
  const done: string[] = [];
  let now: { step: string; share: number | undefined } | undefined;
  return {
    step(step, share) {
      const isNews = now?.step !== step;
      const hasMoved = share !== undefined && Math.abs(share - (now?.share ?? -1)) >= finest;
      if (!isNews && !hasMoved) return;
      if (isNews && now && !done.includes(now.step)) done.push(now.step);
      now = { step, share };
      const progress = share === undefined ? {} : { progress: Math.min(1, Math.max(0, share)) };
      tell({ id, state: "working", step, done: done.filter((name) => name !== step), ...progress });
    },
    end(part) {
      tell({ id, ...(part.state === "failed" && now && { step: now.step, done }), ...part });
    },
  };
}
