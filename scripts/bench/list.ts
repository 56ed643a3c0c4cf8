// How long the panel waits for its first list and for a search through all texts, against a tenth of the library, and for how
// long a search keeps readers waiting.
import { adminPost, cardOf } from "../../api/stories/admin-posts.ts";
import type { Story } from "../../api/stories/model.ts";
import { PostQuery, selectPosts } from "../../api/stories/post-query.ts";
import { indexStories, type StoryIndex, timed } from "../../api/stories/story-index.ts";
import { benchStories } from "./stories.fixture.ts";

const rounds = 15;
const now = Temporal.Instant.from("2026-12-01T00:00:00Z");
const situation = { now, countsOf: () => ({ likes: 0, views: 0, clicks: 0 }) };
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const asked = {
  "the first list": { fields: "card", limit: "20" },
  "a search for what is nowhere": { fields: "card", limit: "20", q: "zolw" },
  "the list by title": { fields: "card", limit: "20", sort: "title" },
};

/** What the route does but for Git, which is asked for the revisions of a page however large the library is. */
async function answer(index: StoryIndex, query: Record<string, string>): Promise<string> {
  const { page } = await selectPosts(index.timeline.all(), PostQuery.parse(query), situation);
  const toCard = (story: Story) => cardOf(adminPost({ story, rev: "0".repeat(40) }, situation));
  return JSON.stringify(page.map(toCard));
}

/** The time, and the longest that anybody else had to wait for their turn. */
async function timeOf(work: () => Promise<unknown>): Promise<{ took: number; held: number }> {
  const over = new AbortController();
  let [held, last] = [0, performance.now()];
  const turn = () => {
    held = Math.max(held, performance.now() - last);
    last = performance.now();
    if (!over.signal.aborted) setImmediate(turn);
  };
  setImmediate(turn);
  const started = performance.now();
  await work();
  const took = performance.now() - started;
  over.abort();
  return { took, held: Math.max(held, performance.now() - last) };
}

const [small, large] = [1_000, 10_000].map((size) =>
  indexStories([...benchStories(size)].map(timed), { likesOf: () => 0 }),
) as [StoryIndex, StoryIndex];

for (const [name, query] of Object.entries(asked)) {
  const [inSmall, inLarge, held]: number[][] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    inSmall?.push((await timeOf(() => answer(small, query))).took);
    const measured = await timeOf(() => answer(large, query));
    inLarge?.push(measured.took);
    held?.push(measured.held);
  }
  const [less, more] = [median(inSmall ?? []), median(inLarge ?? [])];
  const kilobytes = (Buffer.byteLength(await answer(large, query)) / 1000).toFixed(0);
  console.log(
    `${name} of 10,000 posts takes ${(more / less).toFixed(1)} x that of 1,000 (${more.toFixed(1)} ms to ${less.toFixed(1)} ms, medians of ${rounds}), has ${kilobytes} kB, and keeps others waiting for ${median(held ?? []).toFixed(1)} ms at most`,
  );
}
