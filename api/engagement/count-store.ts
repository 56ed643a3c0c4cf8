import type { StoryId } from "#api/stories/model.ts";
import type { DayCounts, StoryCounts } from "./model.ts";

/** One action of a reader. */
export type Counting = {
  id: StoryId;
  /** The Warsaw day on which it counts. */
  date: string;
  what: keyof StoryCounts;
  by: 1 | -1;
};

/** Stores counts. Reads come from this process's memory, which may be a moment old where several servers count. */
export type CountStore = {
  countsOf(id: StoryId): Readonly<StoryCounts>;
  byDay(): Readonly<Record<string, DayCounts>>;
  /** Changes whenever any story's likes may have changed. */
  likesVersion(): number;
  /** Calls the listener for each story whose likes changed, in this process or another. */
  onLikes(heard: (id: StoryId) => void): void;
  /**
   * Resolves once the count is durable. An unlike without a like changes nothing; a day's likes never go below zero. Throws
   * STATE_UNAVAILABLE, DATABASE_UNAVAILABLE: nothing is counted then.
   */
  count(counting: Counting): Promise<void>;
};
