import type { StoryChange } from "#api/stories/editing/update-story.ts";
import type { MadeBy, Story } from "#api/stories/model.ts";
import { ProposedTexts } from "./model.ts";
import type { KeptProposal } from "./proposals.ts";

const textFields = Object.keys(ProposedTexts.shape);

/** The fields of `madeBy` that say how a text was made; below, those about pictures. */
const ofTexts = ["storyteller", "textModel", "promptVersion", "turn", "gate", "revision"] as const;
const ofPictures = ["illustrator", "imageModel"] as const;

/**
 * What an edit that takes something of a proposal changes besides: the makers, so that what a model made is labelled, the cost,
 * and with the whole text the facts that it establishes. Where a part of the old text stays, its model stays named.
 */
export function takenWith(
  { proposal, origin }: KeptProposal,
  change: StoryChange,
  { madeBy }: Pick<Story, "madeBy">,
): Pick<StoryChange, "madeBy" | "canon" | "continues"> {
  const { texts, picture } = proposal;
  const takesText = textFields.some((name) => name in change);
  const isWhole = texts !== undefined && change.contentEn === texts.contentEn && change.contentPl === texts.contentPl;
  const takesPicture = picture !== undefined && change.imageUrl === picture.imageUrl;
  const before: MadeBy = { ...madeBy };
  if (isWhole) for (const name of ofTexts) delete before[name];
  if (takesPicture) for (const name of ofPictures) delete before[name];
  const costUsd = Math.round(((before.costUsd ?? 0) + proposal.costUsd) * 1e6) / 1e6;
  return {
    madeBy: {
      ...before,
      ...(takesText && origin.text),
      ...(takesPicture && origin.picture),
      ...((before.costUsd !== undefined || costUsd > 0) && { costUsd }),
    },
    ...(isWhole && { canon: origin.canon, continues: undefined }),
  };
}
