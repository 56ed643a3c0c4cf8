import type { StoryId } from "../stories/model.ts";
import type { DayCounts, StoryCounts } from "./model.ts";

/** One thing that a reader did. */
export type Counting = {
  id: StoryId;
  /** The Warsaw day on which it counts. */
  date: string;
  what: keyof StoryCounts;
  by: 1 | -1;
};

/** Where counts are kept. What is read is as this process knows it; where several count, it may be a moment old. */
export type CountStore = {
  countsOf(id: StoryId): Readonly<StoryCounts>;
  byDay(): Readonly<Record<string, DayCounts>>;
  /** Another number than before says that somebody's likes may have changed. */
  likesVersion(): number;
  /** Told of each story whose likes are others than before, in this process or another. */
  onLikes(heard: (id: StoryId) => void): void;
  /**
   * Resolves once it can no longer be lost. What is taken back where there is none changes nothing; a day's likes never go below zero.
   * Throws STATE_UNAVAILABLE, DATABASE_UNAVAILABLE: nothing is counted then.
   */
  count(counting: Counting): Promise<void>;
};
