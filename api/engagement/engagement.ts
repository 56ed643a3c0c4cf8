import type { Clock } from "../platform/clock.ts";
import { warsawDate } from "../schedule/slots.ts";
import type { StoryId } from "../stories/model.ts";
import type { CountStore } from "./count-store.ts";
import type { DayCounts, StoryCounts } from "./model.ts";

/** What readers do with stories, as numbers. Each call that counts resolves once its count can no longer be lost. */
export type Engagement = {
  likesOf(id: StoryId): number;
  /** Another number than before says that somebody's likes may have changed. */
  likesVersion(): number;
  /** Told of each story whose likes are others than before, whoever changed them. */
  onLikes(heard: (id: StoryId) => void): void;
  countsOf(id: StoryId): StoryCounts;
  /** Counts by Warsaw date, of the days on which there was anything to count. */
  byDay(): Readonly<Record<string, DayCounts>>;
  like(id: StoryId): Promise<void>;
  /** Takes a like back where there is one. */
  unlike(id: StoryId): Promise<void>;
  view(id: StoryId): Promise<void>;
  click(id: StoryId): Promise<void>;
};

export function openEngagement({ store, clock }: { store: CountStore; clock: Clock }): Engagement {
  let today = { hour: Number.NaN, date: "" };

  /** Asked with each count. No day begins within an hour of UTC. */
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
