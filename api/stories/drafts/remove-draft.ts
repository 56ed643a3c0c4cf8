import { isClosed } from "#api/schedule/slots.ts";
import { messageOf } from "../editing/message.ts";
import { type Draft, draftTombstonePath, type StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import type { ContentChange, FileChange } from "../repository/content-repository.ts";
import { draftAsRead } from "./drafts.ts";
import { takingAway } from "./place-draft.ts";

/** The text is the same in every clone, so that two deletions of the same draft do not conflict. */
const tombstoneText = (id: StoryId) => `The draft of ${id} was deleted by hand, so no other is made for its slot.\n`;

/** The commit's content that deletes a draft as it was read. No other is made for its slot. Throws DRAFT_NOT_FOUND, EDIT_CONFLICT. */
export async function draftRemoval(
  committed: Committed,
  id: StoryId,
  { rev, now }: { rev: string; now: Temporal.Instant },
): Promise<ContentChange> {
  const draft = await draftAsRead(committed, id, rev);
  const files = await takingAway(committed, id);
  const note = { path: draftTombstonePath(id), content: Buffer.from(tombstoneText(id)) };
  return {
    files: isClosed(draft, now) ? files : [...files, note],
    message: messageOf("Delete the draft of", draft),
  };
}

/** A draft that nobody approved is kept so many days after its hour. */
export const daysKept = 30;

/**
 * The commit's content that takes the drafts away whose hour was more than 30 days ago and that nobody has approved or held; null
 * where there are none.
 */
export async function expiry(
  committed: Committed,
  { drafts, now }: { drafts: readonly Draft[]; now: Temporal.Instant },
): Promise<ContentChange | null> {
  const files: FileChange[] = [];
  for (const draft of drafts) if (isExpired(draft, now)) files.push(...(await takingAway(committed, draft.id)));
  return files.length === 0 ? null : { files, message: `Remove drafts that nobody approved within ${daysKept} days\n` };
}

export const isExpired = ({ review, publishedAt }: Draft, now: Temporal.Instant): boolean =>
  review.state === "waiting" &&
  Temporal.Instant.compare(Temporal.Instant.from(publishedAt).add({ hours: 24 * daysKept }), now) < 0;
