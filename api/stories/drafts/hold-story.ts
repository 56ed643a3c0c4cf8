import { AppError } from "#api/platform/errors.ts";
import { isClosed } from "#api/schedule/slots.ts";
import { messageOf } from "../editing/message.ts";
import { ownAddress } from "../editing/picture-change.ts";
import { identityOf } from "../editing/signature.ts";
import { formatDraft, formatStory } from "../file/story-file.ts";
import {
  draftPath,
  draftPicturePath,
  draftTombstonePath,
  picturePath,
  type Review,
  type Story,
  type StoryId,
  storyPath,
} from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedStory, EditConflict } from "../repository/committed-story.ts";
import type { ContentChange, FileChange } from "../repository/content-repository.ts";
import { isSubstitute } from "../substitute.ts";

export type Holding = {
  /** The revision of the story that was seen. */
  rev: string;
  review: Pick<Review, "by" | "at" | "note">;
  now: Temporal.Instant;
  /** The house's story, which takes the slot, and its picture. */
  substitute: Story;
  picture: Uint8Array;
};

/** Throws REVIEW_CLOSED, STORY_EXISTS and EDIT_CONFLICT where a story cannot be held: before anything is made, and again at last. */
export async function refuseHolding(
  committed: Committed,
  id: StoryId,
  { rev, now }: Pick<Holding, "rev" | "now">,
): Promise<Story> {
  const current = await committedStory(committed, id);
  if (isClosed(current.story, now)) throw reviewClosed(id);
  if (isSubstitute(current.story)) throw exists(`${id} is the house's substitute already`);
  if (await committed.entry(draftPath(id))) throw exists(`${id} has a draft already`);
  if (current.rev !== rev) throw new EditConflict(current, []);
  return current.story;
}

/** The commit's content that moves a scheduled story among the drafts, held, and puts the house's into its slot. */
export async function holding(committed: Committed, id: StoryId, order: Holding): Promise<ContentChange> {
  const story = await refuseHolding(committed, id, order);
  const review: Review = { state: "held", ...order.review };
  const files: FileChange[] = [
    { path: draftPath(id), content: Buffer.from(formatDraft({ ...story, review })) },
    { path: storyPath(id), content: Buffer.from(formatStory(order.substitute)) },
    { path: picturePath(id), content: order.picture },
  ];
  const picture = await committed.entry(picturePath(id));
  if (picture && story.imageUrl === ownAddress(id)) files.push({ path: draftPicturePath(id), entry: picture });
  if (await committed.entry(draftTombstonePath(id))) files.push({ path: draftTombstonePath(id) });
  const { by } = order.review;
  return { files, message: messageOf("Hold", story), author: (by && identityOf(by)) || undefined };
}

const reviewClosed = (id: StoryId) =>
  new AppError("REVIEW_CLOSED", `It is too late to hold ${id}.`, {
    hint: "Readers have it now or in a few minutes. Edit it, or delete it.",
  });

const exists = (message: string) => new AppError("STORY_EXISTS", message);
