import type { Clock } from "../platform/clock.ts";
import { warsawDate } from "../schedule/slots.ts";
import type { StoryId } from "../stories/model.ts";
import type { DayCounts, EngagementState, StoryCounts } from "./model.ts";

/** What engagement needs of the state file. */
export type EngagementStore = {
  read(): EngagementState;
  /** Resolves with what `change` returned once it can no longer be lost. */
  update<Result>(change: (state: EngagementState) => Result): Promise<Result>;
};

/** What readers do with stories, as numbers. Each call that counts resolves once its count can no longer be lost. */
export type Engagement = {
  likesOf(id: StoryId): number;
  /** Another number than before says that somebody's likes may have changed. */
  likesVersion(): number;
  countsOf(id: StoryId): StoryCounts;
  /** Counts by Warsaw date, of the days on which there was anything to count. */
  byDay(): Readonly<Record<string, DayCounts>>;
  like(id: StoryId): Promise<void>;
  /** Takes a like back where there is one. */
  unlike(id: StoryId): Promise<void>;
  view(id: StoryId): Promise<void>;
  click(id: StoryId): Promise<void>;
};

const nothing: StoryCounts & DayCounts = { likes: 0, views: 0, clicks: 0 };

export function openEngagement({ store, clock }: { store: EngagementStore; clock: Clock }): Engagement {
  let version = 0;
  const countsOf = (id: StoryId) => store.read().stories[id] ?? nothing;

  async function count(id: StoryId, what: keyof StoryCounts, by: 1 | -1): Promise<void> {
    const newVersion = () => {
      if (what === "likes") version += 1;
    };
    try {
      await store.update((state) => {
        newVersion();
        add(state, { id, date: warsawDate(clock.now()), what, by });
      });
    } catch (error) {
      newVersion(); // The count is what it was before.
      throw error;
    }
  }

  return {
    likesOf: (id) => countsOf(id).likes,
    likesVersion: () => version,
    countsOf: (id) => ({ ...countsOf(id) }),
    byDay: () => store.read().days,
    like: (id) => count(id, "likes", 1),
    unlike: (id) => count(id, "likes", -1),
    view: (id) => count(id, "views", 1),
    click: (id) => count(id, "clicks", 1),
  };
}

type Counting = { id: StoryId; date: string; what: keyof StoryCounts; by: 1 | -1 };

function add({ stories, days }: EngagementState, { id, date, what, by }: Counting): void {
  const story = stories[id] ?? nothing;
  if (story[what] + by < 0) return;
  const day = days[date] ?? nothing;
  stories[id] = { ...story, [what]: story[what] + by };
  days[date] = { ...day, [what]: Math.max(0, day[what] + by) };
}
