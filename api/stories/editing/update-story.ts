import { isDeepStrictEqual } from "node:util";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { type FileKind, storyFile } from "../file/file-kind.ts";
import { mergeStories } from "../file/merge-stories.ts";
import type { PostChange, Story, StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedIn, EditConflict, seenIn } from "../repository/committed-story.ts";
import type { ContentChange, FileChange } from "../repository/content-repository.ts";
import { messageOf } from "./message.ts";
import { ownAddress, type PictureOptions, pictureChange } from "./picture-change.ts";

/**
 * The fields to change: the editor's, and those that only programs set (a new picture's hash, the makers, the facts of a new text,
 * moved narrations).
 */
export type StoryChange = PostChange & { imageHash?: string | undefined } & Partial<
    Pick<Story, "madeBy" | "canon" | "continues" | "narrations">
  >;

type Update = PictureOptions & { change: StoryChange; rev?: string | undefined };

/** The commit's content for a change of the current story; null where nothing changes. Throws EDIT_CONFLICT. */
export const amendment = (committed: Committed, id: StoryId, update: Update): Promise<ContentChange | null> =>
  amendmentIn(storyFile, committed, { id, ...update });

/** The same for a story or a draft. */
export async function amendmentIn<Kind extends Story>(
  kind: FileKind<Kind>,
  committed: Committed,
  { id, change, picture, rev, isShared }: Update & { id: StoryId },
): Promise<ContentChange | null> {
  const current = await committedIn(kind, committed, id);
  const base = await seenIn(kind, committed, { current, rev });
  const mine = amended(base ?? current.story, change, picture);
  if (base === null) throw new EditConflict(current, Object.keys(change), mine);
  const { story, conflicts } = mergeStories({ base, mine, theirs: current.story });
  if (conflicts.length > 0) throw new EditConflict(current, conflicts, mine);

  const path = kind.paths.picture(id);
  const files: FileChange[] = await pictureChange(committed, {
    before: current.story,
    after: story,
    path,
    picture,
    isShared,
  });
  if (!isDeepStrictEqual(story, current.story)) {
    files.push({ path: kind.paths.text(id), content: Buffer.from(kind.format(story)) });
  }
  return files.length === 0 ? null : { files, message: messageOf("Edit", story) };
}

/** The story with the given fields replaced. */
function amended<Kind extends Story>(base: Kind, change: StoryChange, picture: Uint8Array | undefined): Kind {
  const story: Kind = { ...base, ...(change as Partial<Kind>) };
  // The panel shows the last upload's address in this field and sends it back. It still belongs to the upload.
  if (base.youtubeLink === undefined && story.youtubeLink === base.youtube?.at(-1)?.url) story.youtubeLink = undefined;
  if (isSameInstant(story.publishedAt, base.publishedAt)) story.publishedAt = base.publishedAt;
  if (picture) return { ...story, imageUrl: ownAddress(base.id), imageHash: contentHash(picture) };
  return story.imageUrl === base.imageUrl ? story : { ...story, imageHash: change.imageHash };
}

const isSameInstant = (one: string, other: string) =>
  one === other || Temporal.Instant.from(one).equals(Temporal.Instant.from(other));
