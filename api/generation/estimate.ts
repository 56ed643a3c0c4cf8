import type { Illustrator, Reviewer, Storyteller } from "./model.ts";

type Estimated = { storyteller: Storyteller; illustrator: Illustrator; reviewers?: readonly Reviewer[] };

/** The usual cost of a story in US dollars when its first text is accepted. */
export function estimateOf({ storyteller, illustrator, reviewers = [] }: Estimated): number {
  const sum = [storyteller, illustrator, ...reviewers].reduce((total, { estimateUsd }) => total + estimateUsd, 0);
  return Math.round(sum * 1e6) / 1e6;
}
