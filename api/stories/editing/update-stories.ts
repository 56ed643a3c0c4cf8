import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import type { StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import type { ContentChange, FileChange } from "../repository/content-repository.ts";
import type { PictureOptions } from "./picture-change.ts";
import { amendment, type StoryChange } from "./update-story.ts";

/** The change of one story among many, based on a revision. */
export type StoryUpdate = { id: StoryId; change: StoryChange; rev?: string | undefined };

/** A story that was not changed, and the reason. */
export type LeftOut = { id: StoryId; error: AppError };

type Updates = { message: string; isShared: PictureOptions["isShared"] };

/** Errors of one story, which do not keep the others from their changes. */
const singleStoryErrors = new Set<ErrorCode>(["EDIT_CONFLICT", "STORY_NOT_FOUND", "STORY_INVALID", "FIELDS_INVALID"]);

/** One commit's content for all these changes. Stories that cannot be changed are left out. */
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
      if (!(error instanceof AppError && singleStoryErrors.has(error.code))) throw error;
      leftOut.push({ id, error });
    }
  }
  return { change: files.length === 0 ? null : { files, message }, leftOut };
}
