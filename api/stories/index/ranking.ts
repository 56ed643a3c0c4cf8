import type { StoryId } from "../model.ts";
import type { TimedStory } from "../timeline.ts";

/** The most liked stories of a timeline, ranked again when somebody asks after likes or a reveal. */
export type Ranking = {
  /** Of the first `revealed` stories, most liked first, newer before older. */
  top(limit: number, revealed: number): TimedStory[];
  /** Called when likes changed. */
  outdate(): void;
};

type Ranked = { entry: TimedStory; likes: number };

/** More than readers ask for. */
const usualDepth = 200;

export function rankStories(timeline: readonly TimedStory[], likesOf: (id: StoryId) => number): Ranking {
  let best: Ranked[] = [];
  let ranked: number | null = null;

  /** One pass from the newest on: a story with no more likes than the last kept one is passed over. */
  function rankAll(depth: number, revealed: number): void {
    [best, ranked] = [[], revealed];
    for (const entry of timeline.slice(0, revealed).reverse()) {
      const likes = likesOf(entry.id);
      const last = best.at(-1);
      if (best.length === depth && last && likes <= last.likes) continue;
      const place = best.findIndex((other) => other.likes < likes);
      best.splice(place === -1 ? best.length : place, 0, { entry, likes });
      if (best.length > depth) best.pop();
    }
  }

  return {
    top(limit, revealed) {
      const isShort = best.length < Math.min(limit, revealed);
      if (ranked !== revealed || isShort) rankAll(Math.max(limit, usualDepth), revealed);
      return best.slice(0, limit).map(({ entry }) => entry);
    },
    outdate() {
      ranked = null;
    },
  };
}
