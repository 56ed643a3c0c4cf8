import type { JobItem, JobKind } from "../../../../api/jobs/model.ts";

/** The steps of making a story, in order, as they are told of. */
const storySteps = ["brief", "text", "checks", "picture", "file", "commit", "push", "film"] as const;
/** The last one is only there for those who asked for it. */
const always = storySteps.slice(0, -1);
const stepNames = [...storySteps, "look", "draw", "move"] as const;
export type StepName = (typeof stepNames)[number];

export const isStepName = (step: string): step is StepName => stepNames.some((name) => name === step);

export type ShownStep = { step: string; state: "done" | "now" | "later" };

/** The steps of a thing that is worked on, or that failed at one: those of a story are known before they are reached. */
export function stepsOf(kind: JobKind, { state, step, done = [] }: JobItem): ShownStep[] {
  if (state !== "working" && state !== "failed") return [];
  const known: readonly string[] = kind.startsWith("generate") ? always : [];
  const named = [...new Set([...known, ...done, ...(step === undefined ? [] : [step])])];
  return named.map((name) => ({
    step: name,
    state: done.includes(name) ? "done" : name === step && state === "working" ? "now" : "later",
  }));
}
