import { setImmediate as othersTurn } from "node:timers/promises";
import { z } from "zod";
import { wholeNumber } from "../platform/parse.ts";
import type { CountsOf } from "./admin-posts.ts";
import { categoryIn } from "./categories.ts";
import { type Story, TimeSlotName } from "./model.ts";
import { sortInTurns } from "./sort-in-turns.ts";
import { wordTests } from "./words.ts";

const once = "must be given once";

/** What the panel may ask of the list of posts. */
export const PostQuery = z.strictObject({
  limit: wholeNumber(1, 1000).default(200),
  offset: wholeNumber(0, 1_000_000).default(0),
  q: z.string(once).max(200, "must be at most 200 characters").default(""),
  /** In which language's texts `q` is looked for; without it, in both. */
  lang: z.enum(["en", "pl"]).optional(),
  slot: TimeSlotName.optional(),
  category: z.string(once).max(60, "must be at most 60 characters").optional(),
  /** Broken files hold no stories that could be listed: `faults` names them. */
  state: z.enum(["published", "scheduled", "broken"]).optional(),
  sort: z.enum(["newest", "oldest", "likes", "views", "clicks", "title"]).default("newest"),
  fields: z.enum(["all", "card"]).default("all"),
});
export type PostQuery = z.infer<typeof PostQuery>;

type Situation = { now: Temporal.Instant; countsOf: CountsOf };

/** For how long a search may hold the process up before readers get their turn. */
const turnMilliseconds = 8;

/** The asked page of these stories, which come newest first, and how many there are on all pages. */
export async function selectPosts(
  stories: Iterable<Story>,
  query: PostQuery,
  situation: Situation,
): Promise<{ page: Story[]; total: number }> {
  if (query.state === "broken") return { page: [], total: 0 };
  const isAskedFor = filterOf(query, situation.now);
  const found: Story[] = [];
  let turnStart = performance.now();
  for (const story of stories) {
    if (isAskedFor(story)) found.push(story);
    if (performance.now() - turnStart < turnMilliseconds) continue;
    await othersTurn();
    turnStart = performance.now();
  }
  const { offset, limit } = query;
  const ordered = await inOrder(found, query, situation.countsOf);
  return { page: ordered.slice(offset, offset + limit), total: found.length };
}

/** Takes the stories of one list one after the other, newest first, and says which belong. */
function filterOf({ q, lang, slot, category, state }: PostQuery, now: Temporal.Instant): (story: Story) => boolean {
  const words = wordTests(q);
  // Newest first, so all that follow the first published one are published too.
  let published = false;
  return (story) => {
    published ||= Temporal.Instant.compare(Temporal.Instant.from(story.publishedAt), now) <= 0;
    if (state !== undefined && published !== (state === "published")) return false;
    if (slot !== undefined && story.timeSlot !== slot) return false;
    if (category !== undefined && story.category !== category) return false;
    if (words.length === 0) return true;
    const texts = textsOf(story, lang);
    return words.every((isIn) => texts.some(isIn));
  };
}

/** What is searched, the short texts first. */
function textsOf(story: Story, lang: PostQuery["lang"]): string[] {
  const { id, category, titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl } = story;
  const english = [titleEn, category, excerptEn, contentEn];
  const polish = [titlePl, categoryIn("pl", category), excerptPl, contentPl];
  if (lang !== undefined) return [id, ...(lang === "en" ? english : polish)];
  return [id, ...english, ...polish];
}

const collators = { en: new Intl.Collator("en", { numeric: true }), pl: new Intl.Collator("pl", { numeric: true }) };

/** The sorts are stable: of equals, the newer comes first. */
async function inOrder(stories: Story[], { sort, lang = "en" }: PostQuery, countsOf: CountsOf): Promise<Story[]> {
  if (sort === "newest") return stories;
  if (sort === "oldest") return stories.reverse();
  if (sort === "title") {
    const title = lang === "en" ? "titleEn" : "titlePl";
    return sortInTurns(stories, (one, other) => collators[lang].compare(one[title], other[title]));
  }
  const counted = stories.map((story) => ({ story, count: countsOf(story.id)[sort] }));
  return (await sortInTurns(counted, (one, other) => other.count - one.count)).map(({ story }) => story);
}
