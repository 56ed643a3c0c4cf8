import { type DayCounts, noCounts, type StoryCounts } from "#api/engagement/model.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { CountChanges } from "./count-rows.ts";

/** All counts in memory, as of the last change that this process has read. */
export function openCountMirror() {
  const stories = new Map<StoryId, StoryCounts>();
  const days: Record<string, DayCounts> = {};
  const listeners = new Set<(id: StoryId) => void>();
  let seen = -1;
  let likesVersion = 0;

  function noteStory(id: StoryId, counts: StoryCounts): void {
    const before = stories.get(id) ?? noCounts;
    stories.set(id, counts);
    if (before.likes === counts.likes) return;
    likesVersion += 1;
    for (const listener of listeners) listener(id);
  }

  function note({ stories: counted, days: counts }: Pick<CountChanges, "stories" | "days">): void {
    for (const { story, likes, views, clicks } of counted) noteStory(story, { likes, views, clicks });
    for (const { day, likes, views, clicks } of counts) days[day] = { likes, views, clicks };
  }

  return {
    seen: () => seen,
    /** Applies the changes since the last call, or replaces everything. */
    take(changes: CountChanges): void {
      seen = changes.change;
      if (changes.isAll) forgetOthers(changes);
      note(changes);
    },
    /** Applies what this process has written itself. Changes that others wrote before are still to be read. */
    apply(counted: Omit<CountChanges, "isAll">): void {
      if (counted.change === seen + 1) seen = counted.change;
      note(counted);
    },
    countsOf: (id: StoryId) => stories.get(id) ?? noCounts,
    byDay: () => days,
    likesVersion: () => likesVersion,
    onLikes: (listener: (id: StoryId) => void) => void listeners.add(listener),
  };

  /** A restored backup may hold fewer stories and days than before. */
  function forgetOthers(changes: CountChanges): void {
    const [storiesLeft, daysLeft] = [
      new Set(changes.stories.map(({ story }) => story)),
      new Set(changes.days.map(({ day }) => day)),
    ];
    for (const id of [...stories.keys()].filter((id) => !storiesLeft.has(id))) noteStory(id, noCounts);
    for (const day of Object.keys(days).filter((day) => !daysLeft.has(day))) delete days[day];
  }
}
