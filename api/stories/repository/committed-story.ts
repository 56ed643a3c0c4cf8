import { AppError } from "#api/platform/errors.ts";
import { changedFields } from "../file/merge-stories.ts";
import { parseStory } from "../file/story-file.ts";
import { StoryFileError } from "../file/story-file-error.ts";
import { type Story, type StoryId, storyPath } from "../model.ts";
import type { Committed } from "./committed.ts";

/** A story with its revision: Git's id of the file's content. */
export type Revised = { story: Story; rev: string };

/** The story as it is committed. Throws STORY_NOT_FOUND, or STORY_INVALID where its file cannot be read. */
export async function committedStory(committed: Committed, id: StoryId): Promise<Revised> {
  const entry = await committed.entry(storyPath(id));
  if (entry === null) throw notFound(id);
  return { story: await storyIn(committed, id, entry.blob), rev: entry.blob };
}

export function notFound(id: StoryId): AppError {
  return new AppError("STORY_NOT_FOUND", `There is no story ${id}.`);
}

/** Reads the story of a blob. Throws STORY_INVALID. */
export async function storyIn(committed: Committed, id: StoryId, blob: string): Promise<Story> {
  const text = await committed.text(blob);
  if (text === null) throw new StoryFileError("is not a plain file");
  return parseStory(id, text);
}

/** The same, or null where the file cannot be read. */
export async function readableStory(committed: Committed, id: StoryId, rev: string): Promise<Revised | null> {
  try {
    return { story: await storyIn(committed, id, rev), rev };
  } catch (error) {
    if (error instanceof StoryFileError) return null;
    throw error;
  }
}

/** The story as of a revision that somebody names; null where the story never had this revision. */
export async function storySeen(
  committed: Committed,
  current: Revised,
  rev: string | undefined,
): Promise<Story | null> {
  if (rev === undefined || rev === current.rev) return current.story;
  return (await readableStory(committed, current.story.id, rev))?.story ?? null;
}

/** Throws EDIT_CONFLICT where the story has changed since the revision that somebody saw. */
export async function refuseUnseen(committed: Committed, current: Revised, rev: string | undefined): Promise<void> {
  const seen = await storySeen(committed, current, rev);
  const fields = seen === null ? Object.keys(current.story) : changedFields(seen, current.story);
  if (fields.length > 0) throw new EditConflict(current, fields);
}

/** EDIT_CONFLICT: the story as it is now, the fields that both have changed, and the story as the refused edit has it. */
export class EditConflict extends AppError {
  readonly current: Revised;
  readonly changed: readonly string[];
  readonly mine: Story | undefined;

  constructor(current: Revised, changed: readonly string[], mine?: Story) {
    super("EDIT_CONFLICT", `${current.story.id} was changed meanwhile.`, {
      hint: "Look at the story as it is now, and say which of the two shall stay.",
    });
    this.current = current;
    this.changed = changed;
    this.mine = mine;
  }
}
