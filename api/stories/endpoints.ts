import { z } from "zod";
import type { CachedResponse } from "#api/platform/http/cached-response.ts";
import { cachedEndpoint, type EndpointGroup, json } from "#api/platform/http/endpoint.ts";
import type { CacheLookup, ResponseCache } from "#api/platform/http/response-cache.ts";
import { partsOfPlace, placeInSeries } from "./archive/series.ts";
import type { StoryIndex } from "./index/story-index.ts";
import { Neighbours, PublicPost, type StoryId } from "./model.ts";
import { likesShown, publicEntry, publicPost, singlePost } from "./posts.ts";
import { ListQuery, NoQuery, PopularQuery } from "./public-queries.ts";
import { storyIdParameter } from "./story-id.ts";
import type { TimedStory } from "./timeline.ts";

type Parts = {
  library: Pick<StoryIndex, "timeline">;
  likesOf(id: StoryId): number;
  responses: Pick<ResponseCache, "get">;
};

const kind = { type: "application/json; charset=utf-8", caching: "shared" } as const;

/** The public endpoints of stories (specification, chapter 7). Every answer is as of now, and written anew only when its data changes. */
export function storyEndpoints({ library, likesOf, responses }: Parts): EndpointGroup {
  const toPost = ({ story }: TimedStory) => publicPost(story, likesOf(story.id));
  const toPosts = (entries: readonly TimedStory[]) => entries.map(toPost);

  /** The cached response with this name. `entries` finds the stories, and `write` turns them into JSON values. */
  function respond<Entries extends readonly (TimedStory | undefined)[]>(
    name: string,
    entries: (now: Temporal.Instant) => Entries,
    write: (entries: Entries) => unknown,
  ): CachedResponse {
    const look: CacheLookup["look"] = (now) => {
      const shown = entries(now);
      return { dependencies: [...shown, ...likesShown(shown, likesOf)], write: () => JSON.stringify(write(shown)) };
    };
    return responses.get({ name, kind, look });
  }

  const ofOne = { params: { id: storyIdParameter }, refusals: ["STORY_NOT_FOUND"] } as const;
  const list = cachedEndpoint({
    path: "/api/posts",
    summary:
      "The published stories, newest first, page by page; with `from`, those since a Warsaw date; with `before`, those before one",
    query: ListQuery,
    answers: { 200: json("A page of stories.", z.array(PublicPost)) },
    cached: ({ query: { limit, offset, from, before } }) =>
      respond(
        `list ${limit} ${offset} ${from?.epochMilliseconds ?? ""} ${before?.epochMilliseconds ?? ""}`,
        (now) => library.timeline.list({ now, limit, offset, from, before }),
        toPosts,
      ),
  });
  const today = cachedEndpoint({
    path: "/api/posts/today",
    summary: "The stories of the Warsaw day so far, oldest first",
    query: NoQuery,
    answers: { 200: json("At most a day's stories.", z.array(PublicPost)) },
    cached: () => respond("today", (now) => library.timeline.today(now), toPosts),
  });
  const popular = cachedEndpoint({
    path: "/api/posts/popular",
    summary: "The most liked stories",
    query: PopularQuery,
    answers: { 200: json("Most liked first.", z.array(PublicPost)) },
    cached: ({ query: { limit } }) =>
      respond(`popular ${limit}`, (now) => library.timeline.popular({ now, limit }), toPosts),
  });
  const one = cachedEndpoint({
    ...ofOne,
    path: "/api/posts/{id}",
    summary: "One published story",
    answers: { 200: json("The story.", PublicPost) },
    cached: ({ params: { id } }) =>
      respond(
        `story ${id}`,
        (now) => [publicEntry(library.timeline, id, now)] as const,
        ([{ story }]) => singlePost(story, likesOf(story.id)),
      ),
  });
  const neighbours = cachedEndpoint({
    ...ofOne,
    path: "/api/posts/{id}/neighbours",
    summary:
      "The stories published right before and right after one, the one it continues, its continuation, its series",
    answers: { 200: json("Null where there is none.", Neighbours) },
    cached: ({ params: { id } }) =>
      responses.get({
        name: `neighbours ${id}`,
        kind,
        look(now) {
          const { timeline } = library;
          const around = timeline.neighbours(publicEntry(timeline, id, now).id, now);
          const shown = [around.previous, around.next, around.continues, around.continuedBy];
          const series = placeInSeries(id, { timeline, now });
          return {
            dependencies: [...shown, ...likesShown(shown, likesOf), ...partsOfPlace(series)],
            write() {
              const [previous = null, next = null, continues = null, continuedBy = null] = shown.map(
                (entry) => entry && toPost(entry),
              );
              return JSON.stringify({ previous, next, continues, continuedBy, series });
            },
          };
        },
      }),
  });
  return { title: "Stories", schemas: { PublicPost, Neighbours }, endpoints: [list, today, popular, one, neighbours] };
}
