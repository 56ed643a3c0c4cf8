import { expect, it } from "vitest";
import { languages } from "#api/language/model.ts";
import { narrationOf } from "#api/narration/narration.fixture.ts";
import type { TimedStory } from "#api/stories/timeline.ts";
import { newestEpisodes, podcastLanguages, podcastLength } from "./episodes.ts";
import { storyAt } from "./read-feed.fixture.ts";

/** A year and more of stories, newest first, of which these are read aloud in their present words. */
function years(isCurrent: (at: number) => boolean) {
  let reads = 0;
  const first = Temporal.PlainDate.from("2026-11-20");
  const entries = Array.from({ length: 500 }, (_, at): TimedStory => {
    const told = storyAt(`${first.subtract({ days: at })}-morning`);
    const narrations = languages.map((language) => narrationOf(told, language));
    const story = { ...told, titleEn: isCurrent(at) ? told.titleEn : "Other words", narrations };
    return {
      ...{ id: story.id, at: Temporal.Instant.from(story.publishedAt).epochMilliseconds, narrated: languages },
      get story() {
        reads += 1;
        return story;
      },
    };
  });
  const timeline = { all: () => entries, find: () => undefined };
  return { moment: { timeline, now: Temporal.Instant.from("2026-11-21T12:00:00Z") }, reads: () => reads };
}

it("reads no more stories than a feed holds to learn that none is read aloud in its present words", () => {
  const { moment, reads } = years(() => false);
  expect(newestEpisodes("en", 1, moment)).toEqual([]);
  expect(reads()).toBe(podcastLength);
});

it("finds the newest episode behind stories that were changed since", () => {
  const { moment, reads } = years((at) => at === 7);
  expect(newestEpisodes("en", 1, moment).map(({ entry }) => entry.id)).toEqual(["2026-11-13-morning"]);
  expect(reads()).toBe(8);
  expect(podcastLanguages(moment)).toEqual(["en", "pl"]);
});
