import type { Clock } from "#api/platform/clock.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { CountStore } from "./count-store.ts";
import type { DayCounts, StoryCounts } from "./model.ts";

/** Counts likes, views and clicks. Each call that counts resolves once its count is durable. */
export type Engagement = {
  likesOf(id: StoryId): number;
  /** Changes whenever any story's likes may have changed. */
  likesVersion(): number;
  /** Calls the listener for each story whose likes changed, on whichever server. */
  onLikes(heard: (id: StoryId) => void): void;
  countsOf(id: StoryId): StoryCounts;
  /** Counts by Warsaw date, for days with at least one count. */
  byDay(): Readonly<Record<string, DayCounts>>;
  like(id: StoryId): Promise<void>;
  /** Takes a like back where there is one. */
  unlike(id: StoryId): Promise<void>;
  view(id: StoryId): Promise<void>;
  click(id: StoryId): Promise<void>;
};

export function openEngagement({ store, clock }: { store: CountStore; clock: Clock }): Engagement {
  let today = { hour: Number.NaN, date: "" };

  /** Cached per hour, since this runs with each count and no Warsaw day begins within an hour of UTC. */
  function dateNow(): string {
    const now = clock.now();
    const hour = Math.floor(now.epochMilliseconds / 3_600_000);
    if (hour !== today.hour) today = { hour, date: warsawDate(now) };
    return today.date;
  }

  const count = (id: StoryId, what: keyof StoryCounts, by: 1 | -1) => store.count({ id, date: dateNow(), what, by });

  return {
    likesOf: (id) => store.countsOf(id).likes,
    likesVersion: store.likesVersion,
    onLikes: store.onLikes,
    countsOf: (id) => ({ ...store.countsOf(id) }),
    byDay: store.byDay,
    like: (id) => count(id, "likes", 1),
    unlike: (id) => count(id, "likes", -1),
    view: (id) => count(id, "views", 1),
    click: (id) => count(id, "clicks", 1),
  };
}
