import type { StoryId } from "../stories/model.ts";
import type { EngagementState } from "./model.ts";

/** What engagement needs of the state file. */
export type EngagementStore = {
  read(): EngagementState;
  /** Resolves with what `change` returned once it can no longer be lost. */
  update<Result>(change: (state: EngagementState) => Result): Promise<Result>;
};

export type Engagement = {
  likesOf(id: StoryId): number;
  /** Another number than before says that somebody's likes changed. */
  likesVersion(): number;
};

export function openEngagement(store: EngagementStore): Engagement {
  return { likesOf: (id) => store.read().stories[id]?.likes ?? 0, likesVersion: () => 0 };
}
