import type { Clock } from "#api/platform/clock.ts";
import type { Drafts } from "../drafts/drafts.ts";
import type { By, Saved, Saving } from "../editing/saving.ts";
import type { StoryLibrary } from "../index/library.ts";
import { storyPath } from "../model.ts";
import type { Revised } from "../repository/committed-story.ts";
import type { ContentRepository } from "../repository/content-repository.ts";
import type { Move, SpeaksOf } from "./model.ts";
import { MoveConflict, pairIn, relocation } from "./move-story.ts";
import { timeWords } from "./time-words.ts";

export type Moved = {
  /** The story that was moved. */
  story: Revised;
  /** The one that it was swapped with. */
  other?: Revised;
  /** The words of each that speaks of its hour or day. */
  warnings: SpeaksOf[];
};

/** Moves scheduled stories between slots, each time with one commit, which is pushed as edits are. */
export type Moving = {
  /** Throws what `relocation` throws, CONTENT_… and DISK_FULL. */
  move(order: Move & By): Promise<Moved>;
};

type Parts = {
  content: Pick<ContentRepository, "committed">;
  library: Pick<StoryLibrary, "all">;
  drafts: Pick<Drafts, "all">;
  clock: Clock;
  saving: Pick<Saving, "save" | "afterPush">;
};

export function openMoving({ content, library, drafts, clock, saving: { save, afterPush } }: Parts): Moving {
  /** Throws EDIT_CONFLICT where others' pushes were first and undid the move. */
  async function refuseUndone({ isLeftOut }: Saved, { from, to, rev }: Move): Promise<void> {
    const now = await content.committed();
    const isUndone = isLeftOut(storyPath(from)) || (await now.entry(storyPath(from)))?.blob === rev;
    if (isUndone) throw new MoveConflict(from, await pairIn(now, { from, to }));
  }

  return {
    async move({ by, ...order }) {
      const { from, to, otherRev } = order;
      const saved = await save({ by }, async (committed) =>
        relocation(committed, { ...order, now: clock.now(), stories: library.all(), drafts: await drafts.all() }),
      );
      await refuseUndone(saved, order);
      const story = await afterPush(saved, to);
      const other = otherRev === undefined ? undefined : await afterPush(saved, from);
      const warnings = [
        { id: to, words: timeWords(story.story, { from, to }) },
        ...(other ? [{ id: from, words: timeWords(other.story, { from: to, to: from }) }] : []),
      ].filter(({ words }) => words.length > 0);
      return { story, ...(other && { other }), warnings };
    },
  };
}
