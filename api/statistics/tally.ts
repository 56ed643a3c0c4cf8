import { setImmediate as othersTurn } from "node:timers/promises";
import type { StoryCounts } from "../engagement/model.ts";
import { timeSlots } from "../schedule/model.ts";
import type { Story, StoryId } from "../stories/model.ts";
import { type StatsOverview, statisticsDays } from "./model.ts";

export type Tally = Pick<
  StatsOverview,
  "totalViews" | "totalClicks" | "totalLikes" | "totalPosts" | "bySlot" | "byCategory" | "cost"
>;

type TallyOrder = {
  countsOf(id: StoryId): StoryCounts;
  /** What was published from `since` to `now` counts for the cost. */
  since: Temporal.Instant;
  now: Temporal.Instant;
};

/** For how long adding up may hold the process up before readers get their turn. */
const turnMs = 8;

/** Adds up a library in one pass, in turns with others. What readers did with a story that is gone is no longer counted. */
export async function tally(newestFirst: Iterable<Story>, { countsOf, since, now }: TallyOrder): Promise<Tally> {
  const group = () => ({ posts: 0, likes: 0, views: 0 });
  const total = { ...group(), clicks: 0 };
  const slots = new Map(timeSlots.map((timeSlot) => [timeSlot, group()]));
  const categories = new Map<string, ReturnType<typeof group>>();
  const isRecent = publishedBetween(since, now);
  const costs: number[] = [];
  let turnStart = performance.now();
  for (const story of newestFirst) {
    if (performance.now() - turnStart >= turnMs) {
      await othersTurn();
      turnStart = performance.now();
    }
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

/** Asked of stories from the newest on: after the first that is too old, no other instant is read. */
function publishedBetween(since: Temporal.Instant, now: Temporal.Instant): (story: Story) => boolean {
  let over = false;
  return ({ publishedAt }) => {
    if (over) return false;
    const instant = Temporal.Instant.from(publishedAt);
    over = Temporal.Instant.compare(instant, since) < 0;
    return !over && Temporal.Instant.compare(instant, now) <= 0;
  };
}

/** A sum in dollars, without the dust that adding fractions leaves. */
function dollars(costs: readonly number[]): number {
  const sum = costs.reduce((total, cost) => total + cost, 0);
  return Math.min(Number(sum.toFixed(6)), Number.MAX_SAFE_INTEGER);
}
