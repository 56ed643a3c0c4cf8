import type { StoryCounts } from "#api/engagement/model.ts";
import { openTimeSlice } from "#api/platform/processes/time-slice.ts";
import { timeSlots } from "#api/schedule/model.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { type StatsOverview, statisticsDays } from "./model.ts";

export type Tally = Pick<
  StatsOverview,
  "totalViews" | "totalClicks" | "totalLikes" | "totalPosts" | "bySlot" | "byCategory" | "cost"
>;

type TallyOrder = {
  countsOf(id: StoryId): StoryCounts;
  /** The cost covers stories published from `since` to `now`. */
  since: Temporal.Instant;
  now: Temporal.Instant;
};

/** Sums a library's counts in one pass, giving other requests their turns. Deleted stories no longer count. */
export async function tally(newestFirst: Iterable<Story>, { countsOf, since, now }: TallyOrder): Promise<Tally> {
  const group = () => ({ posts: 0, likes: 0, views: 0 });
  const total = { ...group(), clicks: 0 };
  const slots = new Map(timeSlots.map((timeSlot) => [timeSlot, group()]));
  const categories = new Map<string, ReturnType<typeof group>>();
  const isRecent = publishedBetween(since, now);
  const costs: number[] = [];
  const slice = openTimeSlice();
  for (const story of newestFirst) {
    if (slice.isOver()) await slice.next();
    const { likes, views, clicks } = countsOf(story.id);
    const category = categories.get(story.category) ?? group();
    if (category.posts === 0) categories.set(story.category, category);
    for (const sum of [total, slots.get(story.timeSlot) ?? group(), category]) {
      sum.posts += 1;
      sum.likes += likes;
      sum.views += views;
    }
    total.clicks += clicks;
    if (isRecent(story)) costs.push(story.madeBy?.costUsd ?? 0);
  }
  return {
    totalViews: total.views,
    totalClicks: total.clicks,
    totalLikes: total.likes,
    totalPosts: total.posts,
    bySlot: [...slots].map(([timeSlot, sums]) => ({ timeSlot, ...sums })),
    byCategory: [...categories]
      .map(([category, sums]) => ({ category, ...sums }))
      .sort((a, b) => b.likes - a.likes || b.posts - a.posts || (a.category < b.category ? -1 : 1)),
    cost: { days: statisticsDays, stories: costs.length, usd: dollars(costs) },
  };
}

/** For stories in order, the newest first: once a story is too old, later ones are not parsed. */
function publishedBetween(since: Temporal.Instant, now: Temporal.Instant): (story: Story) => boolean {
  let over = false;
  return ({ publishedAt }) => {
    if (over) return false;
    const instant = Temporal.Instant.from(publishedAt);
    over = Temporal.Instant.compare(instant, since) < 0;
    return !over && Temporal.Instant.compare(instant, now) <= 0;
  };
}

/** A sum in dollars, rounded to remove floating-point error. */
function dollars(costs: readonly number[]): number {
  const sum = costs.reduce((total, cost) => total + cost, 0);
  return Math.min(Number(sum.toFixed(6)), Number.MAX_SAFE_INTEGER);
}
