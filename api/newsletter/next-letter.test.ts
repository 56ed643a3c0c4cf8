import { expect, it } from "vitest";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { nextLetter } from "./next-letter.ts";

it.each([
  ["2026-11-21T07:00:00+01:00", "2026-11-21"],
  ["2026-11-21T20:59:59+01:00", "2026-11-21"],
  ["2026-11-21T21:00:00+01:00", "2026-11-22"],
])("the next letter without a morning story at %s is that of %s, since a letter leaves until 21:00", (at, date) => {
  const library = indexStories([timed(storyOf({ id: "2026-11-20-morning" }))], { likesOf: () => 0 });
  const now = Temporal.Instant.from(at);
  expect(nextLetter(library, { now, letter: null })).toMatchObject({ date, due: false });
});
