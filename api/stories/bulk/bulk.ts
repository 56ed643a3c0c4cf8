import type { Clock } from "#api/platform/clock.ts";
import { sharesIn } from "../editing/picture-change.ts";
import type { By, Saved, Saving } from "../editing/saving.ts";
import type { StoryLibrary } from "../index/library.ts";
import { draftPath, storyPath } from "../model.ts";
import { bulkChange, outcomeOf } from "./bulk-change.ts";
import type { BulkAnswer, BulkOrder, BulkOutcome } from "./model.ts";
import { reversal } from "./reversal.ts";

/** Changes several stories or drafts at once, each as the call for a single one does, and takes such a change back. */
export type Bulk = {
  /** One commit for all that can be changed; the others say why not. Throws CONTENT_… and DISK_FULL, and then changes none. */
  change(order: BulkOrder, by: By): Promise<BulkAnswer>;
  /** A commit that makes the files of an earlier one what they were before. Throws VERSION_NOT_FOUND, EDIT_CONFLICT, REVIEW_CLOSED. */
  revert(commit: string, by: By): Promise<{ commit: string | null }>;
};

type Parts = { library: Pick<StoryLibrary, "all">; clock: Clock; saving: Saving };

export function openBulk({ library, clock, saving: { save, lossesOf } }: Parts): Bulk {
  const isShared = sharesIn(library);
  return {
    async change(order, { by }) {
      let outcomes: BulkOutcome[] = [];
      const now = clock.now();
      const name = typeof by === "string" ? by : by?.name;
      const review = { ...(name !== undefined && { by: name.slice(0, 200) }), at: now.toString() };
      const saved = await save({ by }, async (committed) => {
        const decided = await bulkChange(committed, order, { review, now, isShared });
        outcomes = decided.outcomes;
        return decided.change;
      });
      return { commit: commitOf(saved), outcomes: await afterPush(saved, outcomes) };
    },

    async revert(commit, { by }) {
      return { commit: commitOf(await save({ by }, (committed) => reversal(committed, commit, clock.now()))) };
    },
  };

  /** A push that finds the same changed by others leaves the change out. */
  async function afterPush(saved: Saved, outcomes: readonly BulkOutcome[]): Promise<BulkOutcome[]> {
    const lost = outcomes.filter(({ id }) => saved.isLeftOut(storyPath(id)) || saved.isLeftOut(draftPath(id)));
    const reasons = new Map(
      (
        await lossesOf(
          saved,
          lost.map(({ id }) => id),
        )
      ).map(({ id, error }) => [id, error]),
    );
    return outcomes.map((outcome) => {
      if (!lost.includes(outcome)) return outcome;
      const reason = reasons.get(outcome.id);
      return reason ? outcomeOf(outcome.id, reason) : { id: outcome.id, outcome: "conflict", code: "EDIT_CONFLICT" };
    });
  }
}

const commitOf = ({ before, committed }: Saved) => (committed.id === before.id ? null : committed.id);
