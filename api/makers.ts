// Chooses who writes, reviews and draws, by the configuration.
import { houseIllustrator } from "./generation/house-illustrator/draw.ts";
import { houseStoryteller } from "./generation/house-storyteller/write.ts";
import type { Illustrator, Reviewer, Storyteller } from "./generation/model.ts";
import type { Config } from "./platform/config.ts";

export type StoryMakers = {
  storyteller: Storyteller;
  illustrator: Illustrator;
  reviewers: readonly Reviewer[];
  /** Who steps in where those cannot; null for nobody. */
  fallback: { storyteller: Storyteller; illustrator: Illustrator } | null;
};

/** Throws CONFIG_INVALID where somebody is chosen whom the settings do not reach. */
export async function makersOf({ FALLBACK }: Config): Promise<StoryMakers> {
  const house = { storyteller: houseStoryteller, illustrator: houseIllustrator };
  return { ...house, reviewers: [], fallback: FALLBACK === "house" ? house : null };
}
