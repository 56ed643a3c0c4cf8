import type { PostChange, StoryId } from "../model.ts";
import type { StoryChange } from "./update-story.ts";

/** An edit, and the proposal of which it takes something. */
export type TakingEdit = { id: StoryId; proposal: string | undefined; change: PostChange };

/**
 * Saves an edit, with what else follows from the proposal that it takes from: its makers and its cost. The proposal is dropped once
 * the edit is saved. An edit without a proposal is saved as it is. Throws PROPOSAL_NOT_FOUND.
 */
export type Taking = <Result>(
  subject: "post" | "draft",
  edit: TakingEdit,
  save: (change: StoryChange) => Promise<Result>,
) => Promise<Result>;
