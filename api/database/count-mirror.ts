import { type DayCounts, noCounts, type StoryCounts } from "../engagement/model.ts";
import type { StoryId } from "../stories/model.ts";
import type { CountNews } from "./count-rows.ts";

/** All counts in memory, as far as this process has heard of them. */
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
    for (const heard of listeners) heard(id);
  }

  function note({ stories: counted, days: counts }: Pick<CountNews, "stories" | "days">): void {
    for (const { story, likes, views, clicks } of counted) noteStory(story as StoryId, { likes, views, clicks });
    for (const { day, likes, views, clicks } of counts) days[day] = { likes, views, clicks };
  }

  return {
    seen: () => seen,
    /** Everything since what was seen before, or everything. */
    take(news: CountNews): void {
      seen = news.change;
      if (news.isAll) forgetOthers(news);
      note(news);
    },
    /** What this process has counted itself. What others counted before it is still to be asked for. */
    apply(counted: Omit<CountNews, "isAll">): void {
      if (counted.change === seen + 1) seen = counted.change;
      note(counted);
    },
    countsOf: (id: StoryId) => stories.get(id) ?? noCounts,
    byDay: () => days,
    likesVersion: () => likesVersion,
    onLikes: (heard: (id: StoryId) => void) => void listeners.add(heard),
  };

  /** Where a database was put back there may be less than before. */
  function forgetOthers(news: CountNews): void {
    const [storiesLeft, daysLeft] = [
      new Set<string>(news.stories.map(({ story }) => story)),
      new Set(news.days.map(({ day }) => day)),
    ];
    for (const id of [...stories.keys()].filter((id) => !storiesLeft.has(id))) noteStory(id, noCounts);
    for (const day of Object.keys(days).filter((day) => !daysLeft.has(day))) delete days[day];
  }
}
