import { isDeepStrictEqual } from "node:util";
import { changedFields, mergeStories } from "../file/merge-stories.ts";
import type { Story, StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedStory, EditConflict, readableStoryAt } from "../repository/committed-story.ts";

/** The library before an edit, as the edit left it, and after its push. */
export type EditSteps = { before: Committed; committed: Committed; now: Committed };

/**
 * Throws EDIT_CONFLICT where a push has left an edit of this story out, because others had pushed a change of the same fields first;
 * STORY_NOT_FOUND where they had deleted it.
 */
export async function refuseLeftOut({ before, committed, now }: EditSteps, id: StoryId): Promise<void> {
  const current = await committedStory(now, id);
  const [base, mine] = await Promise.all([readableStoryAt(before, id), readableStoryAt(committed, id)]);
  const lost = lostFields({ base, mine, theirs: current.story });
  if (lost.length > 0) throw new EditConflict(current, lost, mine ?? undefined);
}

type Versions = { base: Story | null; mine: Story | null; theirs: Story };

/** The fields of an edit that are not in the story now; of a deletion or of an unreadable file, all that differ. */
function lostFields({ base, mine, theirs }: Versions): string[] {
  if (base === null || mine === null) return changedFields(base ?? mine ?? theirs, theirs);
  const lost = changedFields(base, mine).filter((field) => !isDeepStrictEqual(theirs[field], mine[field]));
  const { conflicts } = mergeStories({ base, mine, theirs });
  const both = lost.filter((field) => conflicts.includes(field));
  return both.length > 0 ? both : lost;
}
