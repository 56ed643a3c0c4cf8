import { AppError } from "#api/platform/errors.ts";
import { picturePath, type Story, type StoryId, storyPath, tombstonePath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { readableStory, refuseUnseen, storyIn } from "../repository/committed-story.ts";
import type { ContentChange, FileChange } from "../repository/content-repository.ts";
import { isSameEntry, type TreeEntry } from "../repository/replay.ts";
import { messageOf } from "./message.ts";
import { ownAddress } from "./picture-change.ts";

/** The story as of a commit. Throws VERSION_NOT_FOUND, or STORY_INVALID where the file could not be read then. */
export async function storyAt(committed: Committed, id: StoryId, commit: string): Promise<Story> {
  return (await versionAt(committed, id, commit)).story;
}

type Version = { story: Story; entry: TreeEntry; picture: TreeEntry | null };

async function versionAt(committed: Committed, id: StoryId, commit: string): Promise<Version> {
  const then = await committed.earlier(commit);
  const entry = (await then?.entry(storyPath(id))) ?? null;
  if (then === null || entry === null) {
    throw new AppError("VERSION_NOT_FOUND", `No such version of ${id} is known.`, {
      hint: "Its history shows which there are.",
    });
  }
  return { story: await storyIn(then, id, entry.blob), entry, picture: await then.entry(picturePath(id)) };
}

type Restoration = { commit: string; rev?: string | undefined; isShared(id: StoryId): boolean };

/** The commit's content that restores a version and its picture; null where nothing changes. Throws EDIT_CONFLICT. */
export async function restoration(
  committed: Committed,
  id: StoryId,
  { commit, rev, isShared }: Restoration,
): Promise<ContentChange | null> {
  const { story, entry, picture } = await versionAt(committed, id, commit);
  const now = await committed.entry(storyPath(id));
  const current = now && (await readableStory(committed, id, now.blob));
  if (current) await refuseUnseen(committed, current, rev);
  const files: FileChange[] = isSameEntry(entry, now) ? [] : [{ path: storyPath(id), entry }];
  const currentPicture = await committed.entry(picturePath(id));
  if (picture) {
    if (!isSameEntry(picture, currentPicture)) files.push({ path: picturePath(id), entry: picture });
  } else if (currentPicture && story.imageUrl !== ownAddress(id) && !isShared(id))
    files.push({ path: picturePath(id) });
  if (await committed.entry(tombstonePath(id))) files.push({ path: tombstonePath(id) });
  return files.length === 0 ? null : { files, message: messageOf("Restore", story) };
}
