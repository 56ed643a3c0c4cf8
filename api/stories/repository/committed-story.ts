import { AppError } from "#api/platform/errors.ts";
import { type FileKind, storyFile } from "../file/file-kind.ts";
import { changedFields } from "../file/merge-stories.ts";
import { StoryFileError } from "../file/story-file-error.ts";
import type { Story, StoryId } from "../model.ts";
import type { Committed } from "./committed.ts";

/** A story or a draft with its revision: Git's id of the file's content. */
export type Revised<Kind extends Story = Story> = { story: Kind; rev: string };

/** A story or a draft as it is committed. Throws STORY_NOT_FOUND or DRAFT_NOT_FOUND, and STORY_INVALID. */
export async function committedIn<Kind extends Story>(
  kind: FileKind<Kind>,
  committed: Committed,
  id: StoryId,
): Promise<Revised<Kind>> {
  const entry = await committed.entry(kind.paths.text(id));
  if (entry === null) throw kind.notFound(id);
  return { story: await readIn(kind, committed, { id, blob: entry.blob }), rev: entry.blob };
}

/** The story as it is committed. Throws STORY_NOT_FOUND, or STORY_INVALID where its file cannot be read. */
export const committedStory = (committed: Committed, id: StoryId): Promise<Revised> =>
  committedIn(storyFile, committed, id);

export const notFound = storyFile.notFound;

type Blob = { id: StoryId; blob: string };

/** Reads the story or draft of a blob. Throws STORY_INVALID. */
async function readIn<Kind extends Story>(
  kind: FileKind<Kind>,
  committed: Committed,
  { id, blob }: Blob,
): Promise<Kind> {
  const text = await committed.text(blob);
  if (text === null) throw new StoryFileError("is not a plain file");
  return kind.parse(id, text);
}

/** The same, or null where the file cannot be read. */
export async function readableIn<Kind extends Story>(
  kind: FileKind<Kind>,
  committed: Committed,
  blob: Blob,
): Promise<Kind | null> {
  try {
    return await readIn(kind, committed, blob);
  } catch (error) {
    if (error instanceof StoryFileError) return null;
    throw error;
  }
}

/** Reads the story of a blob. Throws STORY_INVALID. */
export const storyIn = (committed: Committed, id: StoryId, blob: string): Promise<Story> =>
  readIn(storyFile, committed, { id, blob });

/** The same, or null where the file cannot be read. */
export async function readableStory(committed: Committed, id: StoryId, rev: string): Promise<Revised | null> {
  const story = await readableIn(storyFile, committed, { id, blob: rev });
  return story && { story, rev };
}

/** The story as it is committed; null where there is none, or its file cannot be read. */
export async function readableStoryAt(committed: Committed, id: StoryId): Promise<Story | null> {
  const entry = await committed.entry(storyFile.paths.text(id));
  return entry && readableIn(storyFile, committed, { id, blob: entry.blob });
}

/** The story or draft as of a revision that somebody names; null where it never had this revision. */
export async function seenIn<Kind extends Story>(
  kind: FileKind<Kind>,
  committed: Committed,
  { current, rev }: { current: Revised<Kind>; rev: string | undefined },
): Promise<Kind | null> {
  if (rev === undefined || rev === current.rev) return current.story;
  return readableIn(kind, committed, { id: current.story.id, blob: rev });
}

/** Throws EDIT_CONFLICT where the story has changed since the revision that somebody saw. */
export async function refuseUnseen(committed: Committed, current: Revised, rev: string | undefined): Promise<void> {
  const seen = await seenIn(storyFile, committed, { current, rev });
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
