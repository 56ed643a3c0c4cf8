import { z } from "zod";
import { AdminPost, editableFields, PostChange, PostDraft } from "./model.ts";

/** Names a story's file as somebody knew it when they began to change it. */
export const Rev = z.string("must be a text").regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, "must be the rev of a post");

/** A post that is in no commit yet has an empty one. */
const GivenRev = z.preprocess((rev) => (rev === "" || rev === null ? undefined : rev), Rev.optional());

/** What a post carries beside what an editor may write: a form may send all of it back as it got it. */
const readOnly = new Set(Object.keys(AdminPost.shape).filter((key) => !(editableFields as string[]).includes(key)));

const withoutReadOnly = (input: unknown, except?: string): unknown =>
  typeof input !== "object" || input === null || Array.isArray(input)
    ? input
    : Object.fromEntries(Object.entries(input).filter(([key]) => key === except || !readOnly.has(key)));

/** A new post as the panel sends it. */
export const NewPost = z.preprocess((input) => withoutReadOnly(input), PostDraft);

/** A change of a post as the panel sends it, with the revision that it refers to. */
export const ChangedPost = z.preprocess(
  (input) => withoutReadOnly(input, "rev"),
  PostChange.extend({ rev: GivenRev }),
  // What is not given is not there: zod's own type would have it undefined, which here means "taken away".
) as z.ZodType<PostChange & { rev?: string | undefined }>;

export const Removal = z.strictObject({ rev: GivenRev });
export const Restoration = z.strictObject({
  commit: z.string("must be a text").regex(/^[0-9a-f]{7,64}$/, "must be the id of a commit"),
  rev: GivenRev,
});
