import type { Illustrator, Reviewer, Storyteller } from "./model.ts";

type Estimated = { storyteller: Storyteller; illustrator: Illustrator; reviewers?: readonly Reviewer[] };

/** What a story costs by experience, in US dollars, where its first text is good. */
export function estimateOf({ storyteller, illustrator, reviewers = [] }: Estimated): number {
  return [storyteller, illustrator, ...reviewers].reduce((sum, { estimateUsd }) => sum + estimateUsd, 0);
}
