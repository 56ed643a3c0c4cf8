import type { JobItem, JobKind } from "../../../../api/jobs/model.ts";

/** The steps of making a story, of filming it and of taking the film to the video platform, in order, as they are told of. */
const storySteps = ["brief", "text", "checks", "picture", "file", "commit", "push"] as const;
const filmSteps = ["film", "keep", "commit"] as const;
const uploadSteps = ["cut", "check", "send", "captions", "look", "commit"] as const;
const stepNames = [...storySteps, ...filmSteps, ...uploadSteps, "draw", "move", "letters"] as const;

/** Those that are known before they are reached; a film is only made of a story where somebody asked for one. */
const knownSteps: Partial<Record<JobKind, readonly string[]>> = {
  "generate-post": storySteps,
  "generate-daily": storySteps,
  "keep-schedule": storySteps,
  "generate-video": filmSteps,
  "upload-video": uploadSteps,
  "upload-all-videos": uploadSteps,
};
export type StepName = (typeof stepNames)[number];

export const isStepName = (step: string): step is StepName => stepNames.some((name) => name === step);

export type ShownStep = { step: string; state: "done" | "now" | "later" };

/** The steps of a thing that is worked on, or that failed at one. */
export function stepsOf(kind: JobKind, { state, step, done = [] }: JobItem): ShownStep[] {
  if (state !== "working" && state !== "failed") return [];
  const known = knownSteps[kind] ?? [];
  const named = [...new Set([...known, ...done, ...(step === undefined ? [] : [step])])];
  return named.map((name) => ({
    step: name,
    state: done.includes(name) ? "done" : name === step && state === "working" ? "now" : "later",
  }));
}
