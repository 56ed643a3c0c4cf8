import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import { approval, reviewed } from "../drafts/approve-draft.ts";
import { draftAsRead } from "../drafts/drafts.ts";
import type { IsShared } from "../drafts/place-draft.ts";
import { draftRemoval } from "../drafts/remove-draft.ts";
import { removal } from "../editing/remove-story.ts";
import { draftPath, type Review, type StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import type { ContentChange, FileChange } from "../repository/content-repository.ts";
import type { BulkAction, BulkItem, BulkOrder, BulkOutcome } from "./model.ts";

type Situation = { review: Pick<Review, "by" | "at">; now: Temporal.Instant; isShared: IsShared };

type Decide = (committed: Committed, item: BulkItem, situation: Situation) => Promise<ContentChange | null>;

/** What one call does to each, as the calls for a single one do. */
const decisions: Record<BulkAction, Decide> = {
  "delete-posts": (committed, { id, rev }, { isShared }) => removal(committed, id, { rev, isShared }),
  "approve-drafts": (committed, { id, rev }, situation) => approval(committed, id, { rev, ...situation }),
  "delete-drafts": (committed, { id, rev }, { now }) => draftRemoval(committed, id, { rev, now }),
  async "hold-drafts"(committed, { id, rev }, { review }) {
    const draft = await draftAsRead(committed, id, rev);
    return reviewed(draft, { ...review, state: "held" }, "Hold the draft of");
  },
};

const subjects: Record<BulkAction, (count: number) => string> = {
  "delete-posts": (count) => `Delete ${count} stories`,
  "approve-drafts": (count) => `Approve ${count} drafts`,
  "hold-drafts": (count) => `Hold ${count} drafts`,
  "delete-drafts": (count) => `Delete ${count} drafts`,
};

/** Errors of one, which do not keep the others from their change. */
const outcomesOfErrors: Partial<Record<ErrorCode, BulkOutcome["outcome"]>> = {
  EDIT_CONFLICT: "conflict",
  STORY_NOT_FOUND: "missing",
  DRAFT_NOT_FOUND: "missing",
  STORY_INVALID: "refused",
  STORY_EXISTS: "refused",
  DRAFT_CONTINUES_ANOTHER: "refused",
};

/** What an error says of one. Throws those that are about all. */
export function outcomeOf(id: StoryId, error: unknown): BulkOutcome {
  const outcome = error instanceof AppError ? outcomesOfErrors[error.code] : undefined;
  if (!(error instanceof AppError) || outcome === undefined) throw error;
  return { id, outcome, code: error.code, error: error.message };
}

/** One commit's content for all of them; null where nothing changes. Those that cannot be changed are left out, and say why. */
export async function bulkChange(
  committed: Committed,
  { action, items }: BulkOrder,
  situation: Situation,
): Promise<{ change: ContentChange | null; outcomes: BulkOutcome[] }> {
  const outcomes: BulkOutcome[] = [];
  const changes: ContentChange[] = [];
  for (const item of items) {
    try {
      if (action === "approve-drafts") await refuseContinuation(committed, item, items);
      const change = await decisions[action](committed, item, situation);
      if (change) changes.push(change);
      outcomes.push({ id: item.id, outcome: change && becomesSpare(action, item.id, change) ? "spare" : "done" });
    } catch (error) {
      outcomes.push(outcomeOf(item.id, error));
    }
  }
  return { change: joined(changes, subjects[action]), outcomes };
}

/**
 * A draft is placed as the library is before the commit: one that continues another draft would lose its thread beside it. Throws
 * DRAFT_CONTINUES_ANOTHER.
 */
async function refuseContinuation(
  committed: Committed,
  { id, rev }: BulkItem,
  items: readonly BulkItem[],
): Promise<void> {
  const { continues } = await draftAsRead(committed, id, rev);
  if (!items.some((other) => other.id === continues)) return;
  throw new AppError(
    "DRAFT_CONTINUES_ANOTHER",
    `The draft of ${id} continues ${continues}, which is approved with it.`,
    {
      hint: "Approve it next.",
    },
  );
}

const becomesSpare = (action: BulkAction, id: StoryId, { files }: ContentChange): boolean =>
  action === "approve-drafts" && files.some((file) => file.path === draftPath(id) && "content" in file);

function joined(changes: readonly ContentChange[], subject: (count: number) => string): ContentChange | null {
  const [first, ...others] = changes;
  if (first === undefined) return null;
  if (others.length === 0) return first;
  const files: FileChange[] = changes.flatMap((change) => change.files);
  const lines = changes.map(({ message }) => message.split("\n", 1)[0]);
  return { files, message: `${subject(changes.length)}\n\n${lines.join("\n")}\n` };
}
