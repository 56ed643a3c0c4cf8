import { type Request, type Response, Router } from "express";
import type { CachedResponse } from "#api/platform/http/cached-response.ts";
import { readOnly } from "#api/platform/http/http.ts";
import { parseQuery } from "#api/platform/http/parse.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import { sendCached } from "#api/platform/http/send-cached.ts";
import type { StoryAnswers } from "./answers.ts";
import { ListQuery, NoQuery, PopularQuery } from "./public-queries.ts";

type Parts = { stories: StoryAnswers; answers: Pick<ResponseCache, "millisecondsUntilChange"> };

/** The public routes of stories (specification, chapter 7). Every answer is as of now. */
export function postRoutes({ stories, answers }: Parts): Router {
  const router = Router();
  const send = (request: Request, response: Response, answer: CachedResponse) =>
    sendCached(request, response, { answer, answers });

  readOnly(router, "/", (request, response) =>
    send(request, response, stories.list(parseQuery(ListQuery, request.query))),
  );
  readOnly(router, "/today", (request, response) => {
    parseQuery(NoQuery, request.query);
    return send(request, response, stories.today());
  });
  readOnly(router, "/popular", (request, response) =>
    send(request, response, stories.popular(parseQuery(PopularQuery, request.query))),
  );
  readOnly(router, "/:id", (request, response) => send(request, response, stories.story(request.params.id)));
  // The stories published right before and right after one, so that a reader can go on reading.
  readOnly(router, "/:id/neighbours", (request, response) =>
    send(request, response, stories.neighbours(request.params.id)),
  );
  return router;
}
