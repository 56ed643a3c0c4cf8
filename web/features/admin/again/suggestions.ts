import type { ProposalScope } from "#api/generation/proposals/model.ts";

/** Wishes that every storyteller understands, the house's own too. */
export const suggestions = [
  "plot",
  "shorter",
  "rain",
  "snow",
  "fog",
  "wind",
  "sun",
  "pose",
  "closer",
  "wider",
] as const;
export type Suggestion = (typeof suggestions)[number];

const ofTexts: readonly Suggestion[] = ["plot", "shorter"];
const ofPictures: readonly Suggestion[] = ["pose", "closer", "wider"];

/** Those that fit what is made anew. A new text brings its own pose. */
export function suggestionsFor(remake: ProposalScope): Suggestion[] {
  const left = { text: ofPictures, picture: ofTexts, both: ["pose"] as readonly Suggestion[] }[remake];
  return suggestions.filter((name) => !left.includes(name));
}
