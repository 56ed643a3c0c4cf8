import type { Taking } from "#api/stories/editing/taking.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import type { Subject } from "./model.ts";
import { type Proposals, proposalGone } from "./proposals.ts";
import { takenWith } from "./take-proposal.ts";

type Parts = {
  proposals: Proposals;
  /** Throws STORY_NOT_FOUND, DRAFT_NOT_FOUND. */
  read(subject: Subject, id: StoryId): Promise<{ story: Story }>;
};

export const openTaking =
  ({ proposals, read }: Parts): Taking =>
  async (subject, { id, proposal, change }, save) => {
    if (proposal === undefined) return save(change);
    const kept = await proposals.find(subject, id);
    if (kept?.proposal.proposal !== proposal) throw proposalGone(id);
    const { story } = await read(subject, id);
    const saved = await save({ ...change, ...takenWith(kept, change, story) });
    await proposals.drop(subject, id);
    return saved;
  };
