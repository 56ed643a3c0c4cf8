import { expect, it, onTestFinished } from "vitest";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import { keepTitleOrder } from "#api/stories/index/title-order.ts";
import type { StoryId } from "#api/stories/model.ts";
import { PostQuery, selectPosts } from "#api/stories/post-query.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { openSearchIndex } from "./index/search-index.ts";
import { searchedStory } from "./searched-story.ts";

const stories = [
  storyOf({ id: "2026-11-21-evening", titleEn: "Zebra", titlePl: "Łoś" }),
  storyOf({ id: "2026-11-21-morning", titleEn: "apple 10", titlePl: "Lis", category: "Adventure" }),
  storyOf({ id: "2026-11-20-evening", titleEn: "Apple 9", titlePl: "Ćma", contentPl: "Spotkał żółwia.\n\nI poszedł." }),
  storyOf({
    id: "2026-11-20-morning",
    titleEn: "Ćma",
    titlePl: "Zebra",
    contentEn: "A tortoise, not a żółw.",
    category: "Night",
    imageAlt: "Mruk under a ginger blanket.",
    imageAltPl: "Mruk pod rudym kocem.",
  }),
];
const now = Temporal.Instant.from("2026-11-21T14:30:00+01:00");

it.each([
  { q: "zolw" },
  { q: "ZOLWI", lang: "pl" },
  { q: "zolw", lang: "en" },
  { q: "ortois" },
  { q: "adventure apple" },
  { q: "przygoda", lang: "pl" },
  { q: "przygoda", lang: "en" },
  { q: "2026-11-20-ev" },
  { q: "zebra", sort: "oldest" },
  { q: "zebra", sort: "title", lang: "pl" },
  { q: "pp", state: "published", limit: "1" },
  { q: "morning", slot: "morning" },
  { q: "night" },
  { q: "ginger" },
  { q: "rudym", lang: "pl" },
  { q: "nothing of the kind" },
])("lists the same posts, in the same order and number, as reading all texts does: %o", async (asked) => {
  const index = openSearchIndex([":memory:"]);
  onTestFinished(() => index.close());
  index.put(
    stories.map((story) => searchedStory({ story }, { id: story.id, at: Date.parse(story.publishedAt), trace: null })),
  );
  const { timeline } = indexStories(stories.map(timed), { likesOf: () => 0 });
  const situation = { now, countsOf: () => ({ likes: 0, views: 0, clicks: 0 }), byTitle: keepTitleOrder() };
  const query = PostQuery.parse(asked);
  const read = await selectPosts(timeline.all(), query, situation);
  const matched: (string[] | null)[] = [];
  const found = await selectPosts(timeline.all(), query, {
    ...situation,
    async idsWith(typed, languages) {
      const ids = index.match(typed, languages);
      matched.push(ids);
      return ids && new Set(ids as StoryId[]);
    },
  });
  expect(found).toEqual(read);
  expect(matched).toEqual([expect.any(Array)]);
});

it("leaves signs without letters to reading the texts", () => {
  const index = openSearchIndex([":memory:"]);
  onTestFinished(() => index.close());
  index.put(
    stories.map((story) => searchedStory({ story }, { id: story.id, at: Date.parse(story.publishedAt), trace: null })),
  );
  for (const q of ["?", "🙂", "apple ?"]) expect([q, index.match(q, ["en", "pl"])]).toEqual([q, null]);
});
