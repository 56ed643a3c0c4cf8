import type { JobItem, JobKind } from "#api/jobs/model.ts";

/** The steps of making a story, filming it and uploading the film, in the order in which events name them. */
const storySteps = ["brief", "text", "checks", "picture", "file", "commit", "push"] as const;
const filmSteps = ["film", "keep", "commit"] as const;
const uploadSteps = ["cut", "check", "send", "label", "captions", "look", "commit"] as const;
const narrationSteps = ["speech", "sound", "keep", "commit"] as const;
const bookSteps = ["pictures", "cover", "epub", "pdf"] as const;
const stepNames = [
  ...storySteps,
  ...filmSteps,
  ...uploadSteps,
  ...narrationSteps,
  ...bookSteps,
  "draw",
  "move",
  "letters",
] as const;

/** The steps that are certain from the start; a film is only made if somebody asked for one. */
const knownSteps: Partial<Record<JobKind, readonly string[]>> = {
  "generate-post": storySteps,
  "generate-daily": storySteps,
  "keep-schedule": storySteps,
  "remake-draft": storySteps,
  "hold-story": storySteps,
  "generate-video": filmSteps,
  "upload-video": uploadSteps,
  "upload-all-videos": uploadSteps,
  narrate: narrationSteps,
  "make-book": bookSteps.slice(0, 3),
};
export type StepName = (typeof stepNames)[number];

export const isStepName = (step: string): step is StepName => stepNames.some((name) => name === step);

export type ShownStep = { step: string; state: "done" | "now" | "later" };

/** The steps of an item in progress, or of one that failed. */
export function stepsOf(kind: JobKind, { state, step, done = [] }: JobItem): ShownStep[] {
  if (state !== "working" && state !== "failed") return [];
  const known = knownSteps[kind] ?? [];
  const named = [...new Set([...known, ...done, ...(step === undefined ? [] : [step])])];
  return named.map((name) => ({
    step: name,
    state: done.includes(name) ? "done" : name === step && state === "working" ? "now" : "later",
  }));
}
