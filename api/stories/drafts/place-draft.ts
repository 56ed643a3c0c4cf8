import { publishedAtText, slotOf } from "#api/schedule/slots.ts";
import { ownAddress } from "../editing/picture-change.ts";
import { draftFile } from "../file/file-kind.ts";
import { formatStory } from "../file/story-file.ts";
import {
  type Draft,
  draftPicturePath,
  picturePath,
  type Story,
  type StoryId,
  storyPath,
  tombstonePath,
} from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { readableStory } from "../repository/committed-story.ts";
import type { FileChange } from "../repository/content-repository.ts";
import { isSubstitute } from "../substitute.ts";
import { withoutOwnNarrations } from "../under-another-id.ts";

/** Whether another story shows this one's picture. */
export type IsShared = (id: StoryId) => boolean;

/** The changes that put a draft with its picture into a slot, in the place of whatever is there, and take it from the drafts. */
export async function placing(
  committed: Committed,
  draft: Draft,
  { at, isShared }: { at: StoryId; isShared: IsShared },
): Promise<FileChange[]> {
  const story = await storyAt(committed, draft, at);
  const files: FileChange[] = [{ path: storyPath(at), content: Buffer.from(formatStory(story)) }];
  const picture = await committed.entry(draftPicturePath(draft.id));
  const isOwn = story.imageUrl === ownAddress(at);
  if (isOwn && picture) files.push({ path: picturePath(at), entry: picture });
  if (!isOwn && !isShared(at) && (await committed.entry(picturePath(at)))) files.push({ path: picturePath(at) });
  if (await committed.entry(tombstonePath(at))) files.push({ path: tombstonePath(at) });
  return [...files, ...(await takingAway(committed, draft.id))];
}

/** The changes that take a draft away, with its picture and the note that another was deleted. */
export async function takingAway(committed: Committed, id: StoryId): Promise<FileChange[]> {
  const { text, picture, tombstone } = draftFile.paths;
  const paths = [text(id), picture(id), tombstone(id)];
  const there = await committed.entries(paths);
  return paths.flatMap((path) => (there.has(path) ? { path } : []));
}

/** The draft as the story of a slot: its own, or another for a spare. */
async function storyAt(committed: Committed, { review: _, ...draft }: Draft, at: StoryId): Promise<Story> {
  if (at === draft.id) return (await continuesAsSeen(committed, draft)) ? draft : { ...draft, continues: undefined };
  const { timeSlot, ...slot } = slotOf(at);
  const imageUrl = draft.imageUrl === ownAddress(draft.id) ? ownAddress(at) : draft.imageUrl;
  const publishedAt = publishedAtText({ ...slot, timeSlot });
  return { ...withoutOwnNarrations(draft), id: at, publishedAt, timeSlot, imageUrl, continues: undefined };
}

/** Whether the story that it continues is there: a substitute in its place tells something else. */
async function continuesAsSeen(committed: Committed, { continues }: Story): Promise<boolean> {
  const entry = continues === undefined ? null : await committed.entry(storyPath(continues));
  const before = continues && entry && (await readableStory(committed, continues, entry.blob));
  return before ? !isSubstitute(before.story) : false;
}
