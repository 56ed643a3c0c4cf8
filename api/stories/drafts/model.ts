import { z } from "zod";
import { keysOf } from "#api/platform/keys-of.ts";
import { textLimits } from "../limits.ts";
import { AdminPost, Draft, PostChange, Review } from "../model.ts";
import { ProposalId, Rev } from "../post-input.ts";

/** A draft for the panel: all fields, the revision that an answer refers to, and what its slot has meanwhile. */
export const AdminDraft = Draft.extend({
  rev: Rev,
  /** The instant from which on an approval makes it a spare. */
  closesAt: z.string(),
  isClosed: z.boolean(),
  /** The slot's story; none where somebody has deleted it. */
  inSlot: z.strictObject({ titleEn: z.string(), titlePl: z.string(), isSubstitute: z.boolean() }).optional(),
});
export type AdminDraft = z.infer<typeof AdminDraft>;

export const DraftList = z.strictObject({
  /** Whether new stories wait for approval (REVIEW). */
  isOn: z.boolean(),
  /** In the order of their slots. */
  drafts: z.array(AdminDraft),
});
export type DraftList = z.infer<typeof DraftList>;

/** An answer to the draft that was read. */
export const DraftAnswer = z.strictObject({ rev: Rev });

export const Approval = DraftAnswer.extend({
  /** The slot's story that is to give way although somebody wrote or edited it, by its revision. */
  replaces: Rev.optional(),
});

export const ApprovalOutcome = z.discriminatedUnion("became", [
  z.strictObject({ became: z.literal("story"), post: AdminPost }),
  z.strictObject({ became: z.literal("spare"), draft: AdminDraft }),
]);
export type ApprovalOutcome = z.infer<typeof ApprovalOutcome>;

export const Hold = DraftAnswer.extend({ note: Review.shape.note });

const Changes = PostChange.omit({ timeSlot: true, publishedAt: true, videoUrl: true, youtubeLink: true });

/** What of a draft may be changed: all but its slot, and what a story gets later. */
export const draftFields = keysOf(Changes.shape);

export const DraftChange = Changes.extend({
  rev: Rev,
  proposal: ProposalId.optional(),
  // A missing field stays missing. zod's own type would allow undefined, which here means "removed".
}) as z.ZodType as z.ZodType<PostChange & { rev: string; proposal?: string | undefined }>;

export const Remake = DraftAnswer.extend({
  /** A sentence that goes to the storyteller. */
  wish: z.string().trim().min(1).max(textLimits.note).optional(),
});
