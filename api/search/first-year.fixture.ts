import { onTestFinished } from "vitest";
import { houseStories } from "./house-stories.fixture.ts";
import { openSearchIndex } from "./index/search-index.ts";
import { searchedStory } from "./searched-story.ts";

export type FirstYear = Awaited<ReturnType<typeof firstYear>>;

/** An index of the year's stories, all of them public. */
export async function firstYear() {
  const index = openSearchIndex([":memory:"]);
  onTestFinished(() => index.close());
  const titles = new Map<string, string>();
  const batch = [];
  for await (const story of houseStories(365)) {
    titles.set(story.id, story.titleEn);
    const at = Temporal.Instant.from(story.publishedAt).epochMilliseconds;
    batch.push(searchedStory({ story }, { id: story.id, at, trace: null }));
    if (batch.length === 100) index.put(batch.splice(0));
  }
  index.put(batch);
  return {
    index,
    titles: new Set(titles.values()),
    titleOf: (id: string) => titles.get(id),
    now: Date.parse("2028-01-01T00:00:00Z"),
  };
}
