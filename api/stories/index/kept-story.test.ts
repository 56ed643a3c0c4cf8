import fc from "fast-check";
import { expect, it } from "vitest";
import { storyOf } from "../story.fixture.ts";
import { keepStory } from "./kept-story.ts";

const story = storyOf({ id: "2026-11-21-morning" });

it("returns the given story, to the last letter", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1 }).filter((each) => each.isWellFormed());
  const texts = fc.record({ titlePl: text, contentEn: text, contentPl: text, canon: fc.array(text) });
  fc.assert(
    fc.property(texts, (given) => {
      const kept = keepStory({ ...story, ...given });
      expect(kept.story).toStrictEqual({ ...story, ...given });
      expect({ ...kept.story }).toStrictEqual({ ...story, ...given });
    }),
    { numRuns: 50 },
  );
});

it("returns the same object each time, and compares itself with another by content", () => {
  const kept = keepStory(story);
  expect(kept.story).toBe(kept.story);
  expect(kept.says(keepStory({ ...story }))).toBe(true);
  expect(kept.says(keepStory({ ...story, contentPl: `${story.contentPl}.` }))).toBe(false);
});
