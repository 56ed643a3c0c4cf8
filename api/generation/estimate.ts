import type { Illustrator, Reviewer, Storyteller } from "./model.ts";

type Estimated = { storyteller: Storyteller; illustrator: Illustrator; reviewers?: readonly Reviewer[] };

/** The usual cost of a story in US dollars when its first text is accepted, and rewritten once for its critic. */
export function estimateOf({ storyteller, illustrator, reviewers = [] }: Estimated): number {
  const { critic } = storyteller;
  const readings = critic ? [critic, storyteller, ...reviewers] : [];
  const makers = [storyteller, illustrator, ...reviewers, ...readings];
  const sum = makers.reduce((total, { estimateUsd }) => total + estimateUsd, 0);
  return Math.round(sum * 1e6) / 1e6;
}
