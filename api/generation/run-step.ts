import type { StoryId } from "#api/stories/model.ts";
import type { GenerationEvent, MadeAs, Step } from "./model.ts";
import type { Spending, StepPurse } from "./spending/spending.ts";

export type Worked<Result> = { result: Result; fromJournal?: boolean; refused?: string[]; refusedBy?: string[] };

/** A repeated attempt and the reason for it. */
export type Again = { attempt: number; because: string };

/** Runs one step of a story, and emits its start, end and cost. */
export type RunStep = <Result>(
  step: Step,
  work: (purse: StepPurse) => Promise<Worked<Result>>,
  again?: Again,
) => Promise<Result>;

type StepContext = { emit(event: GenerationEvent): void; spending: Spending; signal?: AbortSignal | undefined };

/** Creates the step runner of a story; `current` is the last step that started, for reporting a failure. */
export function stepsOf(
  { id, as }: { id: StoryId; as?: MadeAs | undefined },
  { emit, spending, signal }: StepContext,
): { step: RunStep; current(): Step } {
  const about = { id, ...(as && { as }) };
  let current: Step = "brief";
  return {
    current: () => current,
    async step(name, work, again) {
      signal?.throwIfAborted();
      current = name;
      emit({ type: "step-started", ...about, step: name, ...again });
      const began = performance.now();
      const purse = spending.purseOf(id, name);
      const { result, fromJournal = false, refused, refusedBy } = await work(purse);
      const milliseconds = Math.round(performance.now() - began);
      const costUsd = purse.spentUsd();
      emit({
        type: "step-finished",
        ...about,
        step: name,
        milliseconds,
        ...(fromJournal && { fromJournal }),
        ...(costUsd > 0 && { costUsd }),
        ...(refused && { refused }),
        ...(refusedBy && { refusedBy }),
      });
      return result;
    },
  };
}
