import type { Illustrator, Reviewer, Storyteller } from "./model.ts";

type Writing = { storyteller: Storyteller; reviewers?: readonly Reviewer[] };

/** The usual cost of a story in US dollars when its first text is accepted, and rewritten once for its critic. */
export const estimateOf = ({ illustrator, ...writing }: Writing & { illustrator: Illustrator }): number =>
  sumOf([illustrator, ...writersOf(writing)]);

/** The same without its picture. */
export const textEstimateOf = ({ storyteller, reviewers }: Writing): number =>
  sumOf(writersOf({ storyteller, ...(reviewers && { reviewers }) }));

function writersOf({ storyteller, reviewers = [] }: Writing): { estimateUsd: number }[] {
  const { critic } = storyteller;
  const readings = critic ? [critic, storyteller, ...reviewers] : [];
  return [storyteller, ...reviewers, ...readings];
}

function sumOf(makers: readonly { estimateUsd: number }[]): number {
  const sum = makers.reduce((total, { estimateUsd }) => total + estimateUsd, 0);
  return Math.round(sum * 1e6) / 1e6;
}
