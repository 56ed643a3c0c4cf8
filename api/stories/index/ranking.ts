import type { StoryId } from "../model.ts";
import type { TimedStory } from "../timeline.ts";
import { inTime } from "../timeline.ts";

/** The most liked stories of a timeline; kept up to date by looking only at what was liked or revealed since it was last asked. */
export type Ranking = {
  /** Of the first `revealed` stories, most liked first, newer before older. */
  top(limit: number, revealed: number): TimedStory[];
  /** This story's likes are others than before. */
  liked(id: StoryId): void;
};

type Ranked = { entry: TimedStory; likes: number };

/** More than anybody may ask for, so that likes taken back do not at once use up what is kept. */
const usualDepth = 200;

/** Whatever is not among the `best` comes after the last of them. */
export function rankStories(
  timeline: readonly TimedStory[],
  { likesOf, find }: { likesOf(id: StoryId): number; find(id: StoryId): TimedStory | undefined },
): Ranking {
  let best: Ranked[] = [];
  let ranked = -1;
  const liked = new Set<StoryId>();

  /** One pass from the newest on: a story with no more likes than the last kept one is passed over. */
  function rankAll(depth: number, revealed: number): void {
    liked.clear();
    [best, ranked] = [[], revealed];
    for (let index = revealed - 1; index >= 0; index -= 1) {
      const entry = timeline[index];
      if (entry === undefined) continue;
      const likes = likesOf(entry.id);
      const last = best.at(-1);
      if (best.length === depth && last && likes <= last.likes) continue;
      const place = best.findIndex((other) => other.likes < likes);
      best.splice(place === -1 ? best.length : place, 0, { entry, likes });
      if (best.length > depth) best.pop();
    }
  }

  /** Finds the place of one story anew. */
  function place(entry: TimedStory, isWhole: boolean): void {
    const mine = { entry, likes: likesOf(entry.id) };
    const before = best.findIndex((each) => each.entry === entry);
    if (before !== -1) best.splice(before, 1);
    const at = best.findIndex((each) => inRank(mine, each) < 0);
    if (at !== -1) best.splice(at, 0, mine);
    else if (isWhole) best.push(mine);
    if (best.length > usualDepth) best.pop();
  }

  function catchUp(revealed: number): void {
    const latest = timeline[revealed - 1]?.at ?? Number.NEGATIVE_INFINITY;
    const known = [...liked].flatMap((id) => find(id) ?? []).filter(({ at }) => at <= latest);
    liked.clear();
    // While all there are are among the best, there is none that a new one could have to stand behind unseen.
    const isWhole = best.length === ranked;
    for (const entry of new Set([...timeline.slice(ranked, revealed), ...known])) place(entry, isWhole);
    ranked = revealed;
  }

  return {
    top(limit, revealed) {
      // A clock that was set back hides stories again.
      if (ranked === -1 || revealed < ranked) rankAll(Math.max(limit, usualDepth), revealed);
      else if (liked.size > 0 || revealed > ranked) catchUp(revealed);
      if (best.length < Math.min(limit, revealed)) rankAll(Math.max(limit, usualDepth), revealed);
      return best.slice(0, limit).map(({ entry }) => entry);
    },
    liked: (id) => void liked.add(id),
  };
}

const inRank = (a: Ranked, b: Ranked): number => b.likes - a.likes || inTime(b.entry, a.entry);
