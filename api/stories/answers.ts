import type { CachedResponse } from "#api/platform/http/cached-response.ts";
import type { CacheLookup, ResponseCache } from "#api/platform/http/response-cache.ts";
import type { StoryIndex } from "./index/story-index.ts";
import type { StoryId } from "./model.ts";
import { publicEntry, publicPost } from "./posts.ts";
import type { TimedStory } from "./timeline.ts";

type Parts = {
  library: Pick<StoryIndex, "timeline">;
  likesOf(id: StoryId): number;
  answers: Pick<ResponseCache, "get">;
};

/** The public API's answers about stories, as JSON. They are cached, and written anew only when their data changes. */
export type StoryAnswers = {
  list(query: { limit: number; offset: number; from?: Temporal.Instant | undefined }): CachedResponse;
  today(): CachedResponse;
  popular(query: { limit: number }): CachedResponse;
  /** Both throw STORY_NOT_FOUND for a story that readers may not see. */
  story(id: unknown): CachedResponse;
  neighbours(id: unknown): CachedResponse;
};

const kind = { type: "application/json; charset=utf-8", caching: "shared" } as const;

export function storyAnswers({ library, likesOf, answers }: Parts): StoryAnswers {
  const toPost = ({ story }: TimedStory) => publicPost(story, likesOf(story.id));

  /** The answer with this name. `entries` finds the stories, and `write` turns them into JSON values. */
  function ask<Entries extends readonly (TimedStory | undefined)[]>(
    name: string,
    entries: (now: Temporal.Instant) => Entries,
    write: (entries: Entries) => unknown,
  ): CachedResponse {
    const look: CacheLookup["look"] = (now) => {
      const shown = entries(now);
      return { dependencies: [...shown, ...likesShown(shown, likesOf)], write: () => JSON.stringify(write(shown)) };
    };
    return answers.get({ name, kind, look });
  }
  const listed = (entries: readonly TimedStory[]) => entries.map(toPost);

  return {
    list: ({ limit, offset, from }) =>
      ask(
        `list ${limit} ${offset} ${from?.epochMilliseconds ?? ""}`,
        (now) => library.timeline.list({ now, limit, offset, from }),
        listed,
      ),
    today: () => ask("today", (now) => library.timeline.today(now), listed),
    popular: ({ limit }) => ask(`popular ${limit}`, (now) => library.timeline.popular({ now, limit }), listed),
    story: (id) =>
      ask(
        `story ${id}`,
        (now) => [publicEntry(library.timeline, id, now)] as const,
        ([entry]) => toPost(entry),
      ),
    neighbours: (id) =>
      ask(
        `neighbours ${id}`,
        (now) => {
          const { previous, next } = library.timeline.neighbours(publicEntry(library.timeline, id, now).id, now);
          return [previous, next] as const;
        },
        ([previous, next]) => ({ previous: previous ? toPost(previous) : null, next: next ? toPost(next) : null }),
      ),
  };
}

/** The number of likes of each story. */
export const likesShown = (entries: readonly (TimedStory | undefined)[], likesOf: (id: StoryId) => number): number[] =>
  entries.map((entry) => (entry ? likesOf(entry.id) : 0));
