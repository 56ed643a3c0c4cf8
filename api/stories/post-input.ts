import { z } from "zod";
import { AdminPost, PostChange, PostDraft } from "./model.ts";

/** The revision that an edit is based on. */
export const Rev = z.string("must be a text").regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, "must be the rev of a post");

/** An uncommitted post has an empty revision. */
const GivenRev = z.preprocess((rev) => (rev === "" || rev === null ? undefined : rev), Rev.optional());

/** The proposal of which the change takes something. */
export const ProposalId = z.uuid("must be the id of a proposal");

/** The fields that an editor cannot set. They are ignored, because a form may send them back. */
const readOnly = new Set(Object.keys(AdminPost.shape).filter((key) => !(key in PostDraft.shape)));

const withoutReadOnly = (input: unknown, except?: string): unknown =>
  typeof input !== "object" || input === null || Array.isArray(input)
    ? input
    : Object.fromEntries(Object.entries(input).filter(([key]) => key === except || !readOnly.has(key)));

/** A new post as the panel sends it. */
export const NewPost = z.preprocess((input) => withoutReadOnly(input), PostDraft);

/** A change of a post as the panel sends it, with the revision that it is based on. */
export const ChangedPost = z.preprocess(
  (input) => withoutReadOnly(input, "rev"),
  PostChange.extend({ rev: GivenRev, proposal: ProposalId.optional() }),
  // A missing field stays missing. zod's own type would allow undefined, which here means "removed".
) as z.ZodType<PostChange & { rev?: string | undefined; proposal?: string | undefined }>;

export const Removal = z.strictObject({ rev: GivenRev });
export const Restoration = z.strictObject({
  commit: z.string("must be a text").regex(/^[0-9a-f]{7,64}$/, "must be the id of a commit"),
  rev: GivenRev,
});
