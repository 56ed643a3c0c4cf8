import type { DayCounts, StoryCounts } from "../engagement/model.ts";
import type { GenerationRun } from "../generation/model.ts";
import type { Clock } from "../platform/clock.ts";
import type { Story, StoryId } from "../stories/model.ts";
import type { PopularPost, StatsOverview } from "./model.ts";

export type StatisticsParts = {
  library: {
    all(): Iterable<Story>;
    any(id: StoryId): Story | undefined;
    today(now: Temporal.Instant): Story[];
    popular(query: { now: Temporal.Instant; limit: number }): Story[];
    faults(): unknown[];
  };
  countsOf(id: StoryId): StoryCounts;
  /** Counts by Warsaw date. */
  countsByDay(): Readonly<Record<string, DayCounts>>;
  subscribers(): { confirmed: number; waiting: number };
  runs(): Promise<GenerationRun[]>;
  clock: Clock;
};

export type Statistics = {
  overview(): Promise<StatsOverview>;
  popular(limit: number): PopularPost[];
};

export function openStatistics(_parts: StatisticsParts): Statistics {
  return {
    overview: async () => {
      throw new Error("not there yet");
    },
    popular: () => [],
  };
}
