import { AppError, type ErrorCode } from "../platform/errors.ts";
import type { Committed } from "./committed.ts";
import type { ContentChange, FileChange } from "./content-repository.ts";
import type { StoryId } from "./model.ts";
import type { Pictured } from "./picture-change.ts";
import { amendment, type StoryChange } from "./update-story.ts";

/** The change of one story among many, from the revision that it began with. */
export type StoryUpdate = { id: StoryId; change: StoryChange; rev?: string | undefined };

/** A story that was left as it is, and why. */
export type LeftOut = { id: StoryId; error: AppError };

type Updates = { message: string; isShared: Pictured["isShared"] };

/** What may be wrong with one story and keeps no other from its change. */
const ofOneStory = new Set<ErrorCode>(["EDIT_CONFLICT", "STORY_NOT_FOUND", "STORY_INVALID", "FIELDS_INVALID"]);

/** One commit that brings all these changes to what is there now; stories that cannot be changed so are left out. */
export async function amendments(
  committed: Committed,
  updates: readonly StoryUpdate[],
  { message, isShared }: Updates,
): Promise<{ change: ContentChange | null; leftOut: LeftOut[] }> {
  const files: FileChange[] = [];
  const leftOut: LeftOut[] = [];
  for (const { id, change, rev } of updates) {
    try {
      files.push(...((await amendment(committed, id, { change, rev, isShared }))?.files ?? []));
    } catch (error) {
      if (!(error instanceof AppError && ofOneStory.has(error.code))) throw error;
      leftOut.push({ id, error });
    }
  }
  return { change: files.length === 0 ? null : { files, message }, leftOut };
}
