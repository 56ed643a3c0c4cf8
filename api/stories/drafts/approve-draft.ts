import { AppError } from "#api/platform/errors.ts";
import { isClosed } from "#api/schedule/slots.ts";
import { messageOf } from "../editing/message.ts";
import { formatDraft } from "../file/story-file.ts";
import { withoutUndefined } from "../file/without-undefined.ts";
import { type Draft, draftPath, type Review, type StoryId, storyPath } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import { committedStory, type Revised } from "../repository/committed-story.ts";
import type { ContentChange } from "../repository/content-repository.ts";
import { isSubstitute } from "../substitute.ts";
import { draftAsRead } from "./drafts.ts";
import { type IsShared, placing } from "./place-draft.ts";

export type Approval = {
  /** The revision that was read. */
  rev: string;
  /** The slot's story that is to give way although it is no substitute, by its revision. */
  replaces?: string | undefined;
  review: Pick<Review, "by" | "at">;
  now: Temporal.Instant;
  isShared: IsShared;
};

/**
 * The commit's content that puts a draft into its slot; after the slot's close, the one that makes it a spare, null where it is one
 * already. Throws DRAFT_NOT_FOUND; EDIT_CONFLICT where the draft is another by now, STORY_EXISTS where the slot's story is no
 * substitute as it was made, STORY_INVALID where it cannot be read.
 */
export async function approval(committed: Committed, id: StoryId, order: Approval): Promise<ContentChange | null> {
  const draft = await draftAsRead(committed, id, order.rev);
  if (isClosed(draft, order.now)) return reviewed(draft, { ...order.review, state: "approved" }, "Keep as a spare");
  await refuseOverwriting(committed, id, order.replaces);
  return {
    files: await placing(committed, draft, { at: id, isShared: order.isShared }),
    message: messageOf("Approve", draft),
  };
}

async function refuseOverwriting(committed: Committed, id: StoryId, replaces: string | undefined): Promise<void> {
  const entry = await committed.entry(storyPath(id));
  if (entry === null || entry.blob === replaces) return;
  const current = await committedStory(committed, id);
  if (!isSubstitute(current.story)) throw new SlotTaken(current);
}

/** STORY_EXISTS: somebody wrote or edited the slot's story, so no draft takes its place without a word. */
export class SlotTaken extends AppError {
  readonly current: Revised;

  constructor(current: Revised) {
    super("STORY_EXISTS", `Somebody wrote or edited the story of ${current.story.id}.`, {
      hint: "Look at both; to have the draft in its place, approve it once more and name the story's rev in `replaces`.",
    });
    this.current = current;
  }
}

/** The commit's content that changes what is said of a draft; null where that is said already. */
export function reviewed(draft: Draft, change: Partial<Review>, action: string): ContentChange | null {
  const review = withoutUndefined({ ...draft.review, ...change });
  if (review.state === draft.review.state && review.note === draft.review.note) return null;
  const file = { path: draftPath(draft.id), content: Buffer.from(formatDraft({ ...draft, review })) };
  return { files: [file], message: messageOf(action, draft) };
}
