import type { AdminDraft } from "#api/stories/drafts/model.ts";
import type { AdminPost } from "#api/stories/model.ts";
import type { FailedCall } from "../call.ts";
import { type FieldName, fieldNames } from "../fields.ts";
import { draftsKey, postsKey } from "../queries.ts";

/** The version that the form shows: a post, or a draft that waits for approval, in the revision that a change is based on. */
export type Written = AdminPost | AdminDraft;

/** A post or a draft as the form writes it, and the place to save it. */
export type FormTarget = {
  kind: "post" | "draft";
  /** Null for a new post. */
  id: string | null;
  /** Posts are created here, and changed at this address with their id. */
  address: string;
  fields: readonly FieldName[];
  /** The name under which this browser keeps unsaved text. */
  place: string;
  failure: FailedCall;
};

/** A post, or a new one for null. */
export const postTarget = (id: string | null): FormTarget => ({
  kind: "post",
  id,
  address: postsKey[0],
  fields: fieldNames,
  place: id ?? "new",
  failure: id === null ? "create" : "update",
});

/** A draft has its slot and hour, and gets a film only as a story. */
const notOfDrafts: readonly FieldName[] = ["timeSlot", "publishedAt", "videoUrl", "youtubeLink"];

export const draftTarget = (id: string): FormTarget => ({
  kind: "draft",
  id,
  address: draftsKey[0],
  fields: fieldNames.filter((name) => !notOfDrafts.includes(name)),
  // The slot's story has the same id.
  place: `draft/${id}`,
  failure: "draft",
});
