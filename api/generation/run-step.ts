import type { StoryId } from "../stories/model.ts";
import type { GenerationEvent, Step } from "./model.ts";
import type { Spending, StepPurse } from "./spending/spending.ts";

export type Worked<Result> = { result: Result; fromJournal?: boolean; refused?: string[] };

/** What is done again, and what was wrong with it before. */
export type Again = { attempt: number; because: string };

/** Runs one step of a story: tells that it started and ended and what it cost. */
export type RunStep = <Result>(
  step: Step,
  work: (purse: StepPurse) => Promise<Worked<Result>>,
  again?: Again,
) => Promise<Result>;

type World = { tell(event: GenerationEvent): void; spending: Spending; signal?: AbortSignal | undefined };

/** The steps of a story; `current` is the last one that started, for when it fails. */
export function stepsOf(id: StoryId, { tell, spending, signal }: World): { step: RunStep; current(): Step } {
  let current: Step = "brief";
  return {
    current: () => current,
    async step(name, work, again) {
      signal?.throwIfAborted();
      current = name;
      tell({ type: "step-started", id, step: name, ...again });
      const began = performance.now();
      const purse = spending.purseOf(id, name);
      const { result, fromJournal = false, refused } = await work(purse);
      const milliseconds = Math.round(performance.now() - began);
      const costUsd = purse.spentUsd();
      tell({
        type: "step-finished",
        id,
        step: name,
        milliseconds,
        ...(fromJournal && { fromJournal }),
        ...(costUsd > 0 && { costUsd }),
        ...(refused && { refused }),
      });
      return result;
    },
  };
}
