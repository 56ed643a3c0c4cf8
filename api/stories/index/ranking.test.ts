import { expect, it } from "vitest";
import type { StoryId } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { inTime, type TimedStory } from "../timeline.ts";
import { rankStories } from "./ranking.ts";

/** Chance that can be had again. */
function drawnFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const story = storyOf({ id: "2026-11-21-morning" });
const timelineOf = (size: number): TimedStory[] =>
  Array.from({ length: size }, (_, at) => ({ id: `story-${at}` as StoryId, at: at >> 1, story })).sort(inTime);

it.each([3, 40, 500, 2000])(
  "is the same as ranking all of %d stories, whatever is liked, taken back, revealed and hidden again",
  (size) => {
    const timeline = timelineOf(size);
    const likes = new Map<StoryId, number>();
    const asked = { count: 0 };
    const likesOf = (id: StoryId) => {
      asked.count += 1;
      return likes.get(id) ?? 0;
    };
    const byId = new Map(timeline.map((entry) => [entry.id, entry]));
    const ranking = rankStories(timeline, { likesOf, find: (id) => byId.get(id) });
    const drawn = drawnFrom(size);
    let revealed = size >> 1;
    for (let round = 0; round < 200; round += 1) {
      for (let press = drawn(4); press > 0; press -= 1) {
        const { id } = timeline[drawn(drawn(2) ? size : Math.min(size, 60))] as TimedStory;
        likes.set(id, Math.max(0, (likes.get(id) ?? 0) + (drawn(3) === 0 ? -2 : 1)));
        ranking.liked(id);
      }
      // Two stories of one instant are revealed at once.
      if (drawn(10) === 0) revealed = Math.min(size & ~1, revealed + 2);
      if (drawn(100) === 0) revealed = Math.max(2, revealed - 2) & ~1;
      revealed &= ~1;
      const whole = timeline
        .slice(0, revealed)
        .sort((a, b) => (likes.get(b.id) ?? 0) - (likes.get(a.id) ?? 0) || inTime(b, a));
      const limit = 1 + drawn(50);
      const top = ranking.top(limit, revealed).map(({ id }) => id);
      expect(top).toEqual(whole.slice(0, limit).map(({ id }) => id));
    }
  },
);

it("looks at what was liked, and not at the whole library again", () => {
  const timeline = timelineOf(1000);
  let asked = 0;
  const likesOf = () => {
    asked += 1;
    return 0;
  };
  const byId = new Map(timeline.map((entry) => [entry.id, entry]));
  const ranking = rankStories(timeline, { likesOf, find: (id) => byId.get(id) });
  ranking.top(3, 998);
  expect(asked).toBe(998);
  ranking.liked("story-500" as StoryId);
  ranking.top(3, 1000);
  expect(asked).toBe(998 + 3);
});
