import { Router } from "express";
import type { Clock } from "../platform/clock.ts";
import { readOnly } from "../platform/http.ts";
import { parseQuery } from "../platform/parse.ts";
import type { StoryLibrary } from "./library.ts";
import type { Story, StoryId } from "./model.ts";
import { publicPost, publicStory } from "./posts.ts";
import { ListQuery, NoQuery, PopularQuery } from "./public-queries.ts";

type Parts = {
  library: Pick<StoryLibrary, "today" | "list" | "popular" | "find" | "neighbours">;
  likesOf(id: StoryId): number;
  clock: Clock;
};

/** What readers may know of stories (specification, chapter 7). Everything is asked as of now. */
export function postRoutes({ library, likesOf, clock }: Parts): Router {
  const router = Router();
  const toPost = (story: Story) => publicPost(story, likesOf(story.id));

  // Caches may keep answers but ask before each use: a story may be revealed the next second.
  router.use((_request, response, next) => {
    response.set("Cache-Control", "public, max-age=0, must-revalidate");
    next();
  });

  readOnly(router, "/", (request, response) => {
    const query = parseQuery(ListQuery, request.query);
    response.json(library.list({ now: clock.now(), ...query }).map(toPost));
  });
  readOnly(router, "/today", (request, response) => {
    parseQuery(NoQuery, request.query);
    response.json(library.today(clock.now()).map(toPost));
  });
  readOnly(router, "/popular", (request, response) => {
    const { limit } = parseQuery(PopularQuery, request.query);
    response.json(library.popular({ now: clock.now(), limit }).map(toPost));
  });
  readOnly(router, "/:id", (request, response) => {
    response.json(toPost(publicStory(library, request.params.id, clock.now())));
  });
  // The stories told right before and right after, so that a reader can go on reading.
  readOnly(router, "/:id/neighbours", (request, response) => {
    const now = clock.now();
    const { previous, next } = library.neighbours(publicStory(library, request.params.id, now).id, now);
    response.json({ previous: previous ? toPost(previous) : null, next: next ? toPost(next) : null });
  });
  return router;
}
