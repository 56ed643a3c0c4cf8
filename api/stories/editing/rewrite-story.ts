import { changedFields, mergeStories } from "../file/merge-stories.ts";
import { formatStory, parseStory } from "../file/story-file.ts";
import { StoryFileError } from "../file/story-file-error.ts";
import { maxStoryBytes } from "../index/story-files.ts";
import { picturePath, type Story, type StoryId, storyPath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedStory, EditConflict, notFound, readableStory } from "../repository/committed-story.ts";
import type { ContentChange } from "../repository/content-repository.ts";
import { messageOf } from "./message.ts";
import { type PictureOptions, pictureChange } from "./picture-change.ts";

/** A story's file, readable or not. */
export type StoryText = { text: string; rev: string };

export async function committedText(committed: Committed, id: StoryId): Promise<StoryText> {
  const entry = await committed.entry(storyPath(id));
  const text = entry && (await committed.text(entry.blob));
  if (entry === null || text === null) throw notFound(id);
  return { text, rev: entry.blob };
}

type Rewriting = Omit<PictureOptions, "picture"> & StoryText;

/**
 * The commit's content that replaces the file with this revision, word for word; where the story has changed since, both are
 * merged. A file that could not be read may be replaced too. Throws STORY_INVALID and EDIT_CONFLICT.
 */
export async function rewriting(
  committed: Committed,
  id: StoryId,
  { text, rev, isShared }: Rewriting,
): Promise<ContentChange> {
  if (Buffer.byteLength(text) > maxStoryBytes) throw new StoryFileError(`is larger than ${maxStoryBytes / 1024} kB`);
  const typed = parseStory(id, text);
  const entry = await committed.entry(storyPath(id));
  if (entry === null) throw notFound(id);
  const seen = (await readableStory(committed, id, rev))?.story ?? null;
  const mine = seen === null ? typed : withoutOldHash(typed, seen);

  async function changeFrom(before: Story, after: Story, content: string): Promise<ContentChange> {
    const files = await pictureChange(committed, { before, after, path: picturePath(id), isShared });
    files.push({ path: storyPath(id), content: Buffer.from(content) });
    return { files, message: messageOf("Edit", after) };
  }

  if (rev === entry.blob) return changeFrom(seen ?? mine, mine, mine === typed ? text : formatStory(mine));
  const current = await committedStory(committed, id);
  if (seen === null) throw new EditConflict(current, changedFields(mine, current.story));
  const { story, conflicts } = mergeStories({ base: seen, mine, theirs: current.story });
  if (conflicts.length > 0) throw new EditConflict(current, conflicts);
  return changeFrom(current.story, story, formatStory(story));
}

/** An edit of the picture's address makes an unchanged hash in the same file outdated. */
function withoutOldHash(story: Story, seen: Story): Story {
  const isOld = story.imageUrl !== seen.imageUrl && story.imageHash === seen.imageHash;
  return isOld && story.imageHash !== undefined ? { ...story, imageHash: undefined } : story;
}
