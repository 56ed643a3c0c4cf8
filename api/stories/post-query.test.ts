import { expect, it } from "vitest";
import { keepStory } from "./index/kept-story.ts";
import { indexStories, timed } from "./index/story-index.ts";
import { keepTitleOrder } from "./index/title-order.ts";
import type { Story } from "./model.ts";
import { PostQuery, selectPosts } from "./post-query.ts";
import { storyOf } from "./story.fixture.ts";

const now = Temporal.Instant.from("2026-11-21T14:30:00+01:00");
const stories = [
  storyOf({ id: "2026-11-21-evening", titleEn: "Zebra", titlePl: "Łoś" }),
  storyOf({ id: "2026-11-21-morning", titleEn: "apple 10", titlePl: "Lis", category: "Adventure" }),
  storyOf({ id: "2026-11-20-evening", titleEn: "Apple 9", titlePl: "Ćma", contentPl: "Spotkał żółwia.\n\nI poszedł." }),
  storyOf({ id: "2026-11-20-morning", titleEn: "Ćma", titlePl: "Zebra", contentEn: "A tortoise, not a żółw." }),
];
const counts: Record<string, number> = { "2026-11-20-evening": 3, "2026-11-20-morning": 3, "2026-11-21-morning": 5 };

async function asked(query: Record<string, string>, all: Story[] = stories) {
  const index = indexStories(all.map(keepStory), { likesOf: () => 0 });
  const countsOf = (id: string) => ({ likes: counts[id] ?? 0, views: (counts[id] ?? 0) * 2, clicks: 0 });
  const situation = { now, countsOf, byTitle: keepTitleOrder() };
  const { page, total } = await selectPosts(index.timeline.all(), PostQuery.parse(query), situation);
  return { ids: page.map(({ id }) => id.slice(8)), total };
}

it.each([
  ["newest first", {}, ["21-evening", "21-morning", "20-evening", "20-morning"]],
  ["oldest first", { sort: "oldest" }, ["20-morning", "20-evening", "21-morning", "21-evening"]],
  [
    "most liked first, the newer of equals before",
    { sort: "likes" },
    ["21-morning", "20-evening", "20-morning", "21-evening"],
  ],
  ["most viewed first", { sort: "views" }, ["21-morning", "20-evening", "20-morning", "21-evening"]],
  ["by English title as people sort", { sort: "title" }, ["20-evening", "21-morning", "20-morning", "21-evening"]],
  [
    "by Polish title in Polish order",
    { sort: "title", lang: "pl" },
    ["20-evening", "21-morning", "21-evening", "20-morning"],
  ],
  ["of a slot", { slot: "morning" }, ["21-morning", "20-morning"]],
  ["of a category", { category: "Adventure" }, ["21-morning"]],
  ["that are out", { state: "published" }, ["21-morning", "20-evening", "20-morning"]],
  ["that are scheduled", { state: "scheduled" }, ["21-evening"]],
  ["of which none is a broken file", { state: "broken" }, []],
  ["with a word in either language", { q: "zolw" }, ["20-evening", "20-morning"]],
  ["with a word in Polish", { q: "ZOLWI", lang: "pl" }, ["20-evening"]],
  ["with a word in English", { q: "zolw", lang: "en" }, ["20-morning"]],
  ["with every word, wherever", { q: "adventure apple" }, ["21-morning"]],
  ["by a category's Polish name", { q: "przygoda", lang: "pl" }, ["21-morning"]],
  ["by id", { q: "2026-11-20-ev" }, ["20-evening"]],
  ["filtered and sorted at once", { q: "zebra", sort: "oldest", state: "published" }, ["20-morning"]],
])("lists stories %s", async (_, query, ids) => {
  expect(await asked(query as Record<string, string>)).toEqual({ ids, total: ids.length });
});

it("answers a page and tells how many there are on all", async () => {
  expect(await asked({ limit: "2", offset: "1" })).toEqual({ ids: ["21-morning", "20-evening"], total: 4 });
  expect(await asked({ offset: "4" })).toEqual({ ids: [], total: 4 });
});

it("lets others have their turn while it looks through thousands of texts", async () => {
  const many = Array.from({ length: 20_000 }, (_, at) =>
    storyOf({
      id: `2026-11-21-morning-${2 + (at % 900)}`,
      contentEn: "Rain on the sill. ".repeat(500),
      contentPl: "Deszcz na parapecie. ".repeat(500),
    }),
  );
  const searching = new AbortController();
  let turns = 0;
  const countTurns = () => {
    turns += 1;
    if (!searching.signal.aborted) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const { page } = await selectPosts(many.map(timed), PostQuery.parse({ q: "zolw" }), {
    now,
    countsOf: () => ({ likes: 0, views: 0, clicks: 0 }),
    byTitle: keepTitleOrder(),
  });
  searching.abort();
  expect(page).toEqual([]);
  expect(turns).toBeGreaterThan(1);
});
