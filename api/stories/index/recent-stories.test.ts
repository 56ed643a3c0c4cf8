import { expect, it } from "vitest";
import { storyOf } from "../story.fixture.ts";
import { recentStories } from "./recent-stories.ts";
import { indexStories, timed } from "./story-index.ts";

it("lists the stories of the last days and the scheduled ones, also those that were moved, and reads no others", () => {
  const stories = [
    storyOf({ id: "2026-11-18-evening" }),
    storyOf({ id: "2026-11-10-morning", publishedAt: "2026-11-23T08:00:00+01:00" }),
    storyOf({ id: "2026-11-21-morning", publishedAt: "2026-11-01T08:00:00+01:00" }),
    storyOf({ id: "2026-11-20-afternoon" }),
    storyOf({ id: "2026-11-24-morning" }),
  ].map(timed);
  const [old] = stories as [(typeof stories)[number]];
  Object.defineProperty(old, "story", { get: () => expect.unreachable("an old story was read") });
  const library = indexStories(stories, { likesOf: () => 0 });
  const now = Temporal.Instant.from("2026-11-21T12:00:00Z");
  expect(Array.from(recentStories(library, now), ({ id }) => id)).toEqual([
    "2026-11-24-morning",
    "2026-11-10-morning",
    "2026-11-20-afternoon",
    "2026-11-21-morning",
  ]);
});
