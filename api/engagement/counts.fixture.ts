import type { Store } from "#api/platform/store.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { Counting, CountStore } from "./count-store.ts";
import { type EngagementState, noCounts } from "./model.ts";

/** Counts in a store of their own, for one test. */
export function countsInMemory(store: Store<EngagementState>): CountStore {
  const listeners = new Set<(id: StoryId) => void>();
  let version = 0;

  function changed({ id, what }: Counting): void {
    if (what !== "likes") return;
    version += 1;
    for (const heard of listeners) heard(id);
  }

  return {
    countsOf: (id) => store.read().stories[id] ?? noCounts,
    byDay: () => store.read().days,
    likesVersion: () => version,
    onLikes: (heard) => void listeners.add(heard),
    async count(counting) {
      try {
        await store.update((state) => {
          changed(counting);
          add(state, counting);
        });
      } finally {
        changed(counting); // A failed update leaves the counts unchanged.
      }
    },
  };
}

function add({ stories, days }: EngagementState, { id, date, what, by }: Counting): void {
  const story = stories[id] ?? noCounts;
  if (story[what] + by < 0) return;
  const day = days[date] ?? noCounts;
  stories[id] = { ...story, [what]: story[what] + by };
  days[date] = { ...day, [what]: Math.max(0, day[what] + by) };
}
