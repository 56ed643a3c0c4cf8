import { z } from "zod";
import { mostAtOnce } from "../limits.ts";
import { StoryId } from "../model.ts";
import { Rev } from "../post-input.ts";

/** What can be done to several stories, or several drafts, at once. */
export const bulkActions = ["delete-posts", "approve-drafts", "hold-drafts", "delete-drafts"] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Each as it was seen: in this revision. */
export const BulkItem = z.strictObject({ id: StoryId, rev: Rev });
export type BulkItem = z.infer<typeof BulkItem>;

export const BulkOrder = z.strictObject({
  action: z.enum(bulkActions),
  items: z
    .array(BulkItem)
    .min(1)
    .max(mostAtOnce)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, "must name each only once"),
});
export type BulkOrder = z.infer<typeof BulkOrder>;

/** What became of one: `conflict` where it has changed since it was seen, `refused` for any other reason, which `code` names. */
export const BulkOutcome = z.strictObject({
  id: StoryId,
  outcome: z.enum(["done", "spare", "conflict", "missing", "refused"]),
  code: z.string().optional(),
  error: z.string().optional(),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

/** `commit` made the change, and can be reverted; null where nothing changed. */
export const BulkAnswer = z.strictObject({ commit: z.string().nullable(), outcomes: z.array(BulkOutcome) });
export type BulkAnswer = z.infer<typeof BulkAnswer>;

const Version = z.strictObject({ rev: Rev, titleEn: z.string().nullable() }).nullable();

/** A file that has changed since the commit: as it is now, and as the revert would have made it; null for none. */
export const RevertConflict = z.strictObject({
  id: StoryId,
  kind: z.enum(["story", "draft"]),
  now: Version,
  before: Version,
});
export type RevertConflict = z.infer<typeof RevertConflict>;
