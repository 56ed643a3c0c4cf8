import type { DayCounts, StoryCounts } from "#api/engagement/model.ts";
import type { GenerationRun } from "#api/generation/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { warsawZone } from "#api/schedule/model.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { daysBetween, daysSinceFirst, firstOfDays } from "./days.ts";
import { type DayStats, type PopularPost, type PostStats, type StatsOverview, statisticsDays } from "./model.ts";
import { tally } from "./tally.ts";

export type StatisticsParts = {
  library: {
    /** Newest first. */
    all(): Iterable<Story>;
    today(now: Temporal.Instant): Story[];
    popular(query: { now: Temporal.Instant; limit: number }): Story[];
    faults(): unknown[];
  };
  countsOf(id: StoryId): StoryCounts;
  /** Counts by Warsaw date. */
  countsByDay(): Readonly<Record<string, DayCounts>>;
  subscribers(): StatsOverview["subscribers"];
  /** Newest first. */
  runs(): Promise<GenerationRun[]>;
  /** How far the stories reach that wait for their instant. */
  buffer(): StatsOverview["buffer"];
  remote(): Promise<StatsOverview["remote"]>;
  clock: Clock;
};

export type Statistics = {
  overview(): Promise<StatsOverview>;
  /** The most liked of the published stories. */
  popular(limit: number): PopularPost[];
  /** Every day since counting began, oldest first. */
  days(): DayStats[];
  /** Every readable story, newest first. */
  posts(): PostStats[];
};

export function openStatistics(parts: StatisticsParts): Statistics {
  const { library, countsOf, countsByDay, subscribers, runs, buffer, remote, clock } = parts;
  return {
    async overview() {
      const [kept, remoteState] = await Promise.all([runs(), remote()]);
      const now = clock.now();
      const today = warsawDate(now);
      const first = firstOfDays(today, statisticsDays);
      const days = daysBetween(first, today, countsByDay());
      const { views = 0, clicks = 0 } = days.at(-1) ?? {};
      const since = Temporal.PlainDate.from(first).toZonedDateTime(warsawZone).toInstant();
      return {
        ...(await tally(library.all(), { countsOf, since, now })),
        todayViews: views,
        todayClicks: clicks,
        todayPosts: library.today(now).length,
        days,
        buffer: buffer(),
        runs: { last: kept[0] ?? null, lastFailed: kept.find(hasFailed) ?? null },
        subscribers: subscribers(),
        brokenFiles: library.faults().length,
        remote: remoteState,
      };
    },
    popular: (limit) => library.popular({ now: clock.now(), limit }).map((story) => popularPost(story, countsOf)),
    days: () => daysSinceFirst(warsawDate(clock.now()), countsByDay()),
    posts: () =>
      Array.from(library.all(), (story) => ({
        ...popularPost(story, countsOf),
        publishedAt: story.publishedAt,
        costUsd: story.madeBy?.costUsd ?? null,
      })),
  };
}

const hasFailed = ({ failed, error }: GenerationRun) => failed > 0 || error !== undefined;

function popularPost(story: Story, countsOf: StatisticsParts["countsOf"]): PopularPost {
  const { id, titleEn, titlePl, category, timeSlot } = story;
  const { likes, clicks, views } = countsOf(id);
  return { id, titleEn, titlePl, category, timeSlot, likes, clickCount: clicks, viewCount: views };
}
