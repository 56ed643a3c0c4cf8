import { isDeepStrictEqual } from "node:util";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { mergeStories } from "../file/merge-stories.ts";
import { formatStory } from "../file/story-file.ts";
import { type PostChange, type Story, type StoryId, storyPath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedStory, EditConflict, storySeen } from "../repository/committed-story.ts";
import type { ContentChange, FileChange } from "../repository/content-repository.ts";
import { messageOf } from "./message.ts";
import { ownAddress, type PictureOptions, pictureChange } from "./picture-change.ts";

/** The fields to change: the editor's, and those that only programs set (a new picture's hash and maker). */
export type StoryChange = PostChange & { imageHash?: string | undefined; madeBy?: Story["madeBy"] };

type Update = PictureOptions & { change: StoryChange; rev?: string | undefined };

/** The commit's content for a change of the current story; null where nothing changes. Throws EDIT_CONFLICT. */
export async function amendment(
  committed: Committed,
  id: StoryId,
  { change, picture, rev, isShared }: Update,
): Promise<ContentChange | null> {
  const current = await committedStory(committed, id);
  const base = await storySeen(committed, current, rev);
  const mine = amended(base ?? current.story, change, picture);
  if (base === null) throw new EditConflict(current, Object.keys(change), mine);
  const { story, conflicts } = mergeStories({ base, mine, theirs: current.story });
  if (conflicts.length > 0) throw new EditConflict(current, conflicts, mine);

  const files: FileChange[] = await pictureChange(committed, {
    before: current.story,
    after: story,
    picture,
    isShared,
  });
  if (!isDeepStrictEqual(story, current.story)) {
    files.push({ path: storyPath(id), content: Buffer.from(formatStory(story)) });
  }
  return files.length === 0 ? null : { files, message: messageOf("Edit", story) };
}

/** The story with the given fields replaced. */
function amended(base: Story, change: StoryChange, picture: Uint8Array | undefined): Story {
  const story: Story = { ...base, ...(change as Partial<Story>) };
  // The panel shows the last upload's address in this field and sends it back. It still belongs to the upload.
  if (base.youtubeLink === undefined && story.youtubeLink === base.youtube?.at(-1)?.url) story.youtubeLink = undefined;
  if (isSameInstant(story.publishedAt, base.publishedAt)) story.publishedAt = base.publishedAt;
  if (picture) return { ...story, imageUrl: ownAddress(base.id), imageHash: contentHash(picture) };
  return story.imageUrl === base.imageUrl ? story : { ...story, imageHash: change.imageHash };
}

const isSameInstant = (one: string, other: string) =>
  one === other || Temporal.Instant.from(one).equals(Temporal.Instant.from(other));
