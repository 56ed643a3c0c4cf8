import { z } from "zod";
import { wholeNumber } from "#api/platform/http/parse.ts";
import { openTimeSlice } from "#api/platform/processes/time-slice.ts";
import type { CountsOf } from "./admin-posts.ts";
import { categoryIn } from "./categories.ts";
import type { TitleOrder } from "./index/title-order.ts";
import { type Story, type StoryId, TimeSlotName } from "./model.ts";
import { tellingOf } from "./telling.ts";
import type { TimedStory } from "./timeline.ts";
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

type Situation = {
  now: Temporal.Instant;
  countsOf: CountsOf;
  byTitle: TitleOrder;
  /** The stories that have every word, where an index knows; without it, or where it answers null, the texts are read. */
  idsWith?: IdsWith;
};
type IdsWith = (typed: string, languages: readonly ("en" | "pl")[]) => Promise<ReadonlySet<StoryId> | null>;

/** The asked page of these stories, which come newest first, and how many there are on all pages. */
export async function selectPosts(
  stories: Iterable<TimedStory>,
  query: PostQuery,
  { now, countsOf, byTitle, idsWith }: Situation,
): Promise<{ page: Story[]; total: number }> {
  if (query.state === "broken") return { page: [], total: 0 };
  const { sort, lang = "en", offset, limit } = query;
  const withWords = query.q.trim() === "" ? null : await idsWith?.(query.q, languagesOf(query));
  const isAskedFor = filterOf(query, { now, withWords: withWords ?? null });
  const found: TimedStory[] = [];
  const slice = openTimeSlice();
  for (const entry of sort === "title" ? await byTitle(stories, lang) : stories) {
    if (isAskedFor(entry)) found.push(entry);
    if (slice.isOver()) await slice.next();
  }
  const ordered = inOrder(found, sort, countsOf);
  return { page: ordered.slice(offset, offset + limit).map(({ story }) => story), total: found.length };
}

const languagesOf = ({ lang }: PostQuery) => (lang === undefined ? (["en", "pl"] as const) : [lang]);

/** Says of each story whether it belongs, and reads it only where that has to be known. */
function filterOf(
  { q, lang, slot, category, state }: PostQuery,
  { now, withWords }: { now: Temporal.Instant; withWords: ReadonlySet<StoryId> | null },
): (entry: TimedStory) => boolean {
  const words = withWords === null ? wordTests(q) : [];
  return (entry) => {
    if (state !== undefined && entry.at <= now.epochMilliseconds !== (state === "published")) return false;
    if (withWords !== null && !withWords.has(entry.id)) return false;
    if (slot === undefined && category === undefined && words.length === 0) return true;
    const { story } = entry;
    if (slot !== undefined && story.timeSlot !== slot) return false;
    if (category !== undefined && story.category !== category) return false;
    if (words.length === 0) return true;
    const texts = textsOf(story, lang);
    return words.every((isIn) => texts.some(isIn));
  };
}

/** What is searched, the short texts first. */
function textsOf(story: Story, lang: PostQuery["lang"]): string[] {
  const { id, category, contentEn, contentPl } = story;
  const english = [...Object.values(tellingOf(story, "en")), category, contentEn];
  const polish = [...Object.values(tellingOf(story, "pl")), categoryIn("pl", category), contentPl];
  if (lang !== undefined) return [id, ...(lang === "en" ? english : polish)];
  return [id, ...english, ...polish];
}

/** Of equals, the newer comes first. */
function inOrder(found: TimedStory[], sort: PostQuery["sort"], countsOf: CountsOf): TimedStory[] {
  if (sort === "newest" || sort === "title") return found;
  if (sort === "oldest") return found.reverse();
  // Numbers are quickly sorted: ten thousand in two milliseconds.
  const counted = found.map((entry) => ({ entry, count: countsOf(entry.id)[sort] }));
  return counted.sort((one, other) => other.count - one.count).map(({ entry }) => entry);
}
