import fc from "fast-check";
import { expect, it } from "vitest";
import type { StoryId } from "../model.ts";
import { storyOf } from "../story.fixture.ts";
import { inTime, type TimedStory } from "../timeline.ts";
import { rankStories } from "./ranking.ts";

const story = storyOf({ id: "2026-11-21-morning" });
const timelineOf = (size: number): TimedStory[] =>
  Array.from({ length: size }, (_, at) => ({ id: `story-${at}` as StoryId, at: at >> 1, story })).sort(inTime);

it("is the most liked first, newer before older, whatever was liked, revealed and hidden again", () => {
  const timeline = timelineOf(500);
  const turns = fc.array(
    fc.record({ liked: fc.nat(499), likes: fc.nat(9), revealed: fc.nat(500), limit: fc.integer({ min: 1, max: 300 }) }),
  );
  fc.assert(
    fc.property(turns, (turns) => {
      const likes = new Map<number, number>();
      const likesOf = (id: StoryId) => likes.get(Number(id.slice("story-".length))) ?? 0;
      const ranking = rankStories(timeline, likesOf);
      for (const { liked, likes: count, revealed, limit } of turns) {
        likes.set(liked, count);
        ranking.outdate();
        const whole = timeline.slice(0, revealed).sort((a, b) => likesOf(b.id) - likesOf(a.id) || inTime(b, a));
        expect(ranking.top(limit, revealed)).toEqual(whole.slice(0, limit));
      }
    }),
    { numRuns: 20 },
  );
});

it("looks at the library again after likes and reveals only", () => {
  let asked = 0;
  const ranking = rankStories(timelineOf(1000), () => asked++ * 0);
  for (const limit of [3, 5, 200]) ranking.top(limit, 998);
  expect(asked).toBe(998);
  ranking.top(3, 1000);
  ranking.outdate();
  ranking.top(3, 1000);
  expect(asked).toBe(998 + 2 * 1000);
});
