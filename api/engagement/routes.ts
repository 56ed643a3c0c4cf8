import { type Request, type RequestHandler, type Response, Router } from "express";
import { isbot } from "isbot";
import { noBody, readFields, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly } from "#api/platform/http/http.ts";
import { limitRate, type RateLimits } from "#api/platform/http/rate-limit.ts";
import { rates } from "#api/platform/http/rates.ts";
import type { Signer } from "#api/platform/secret.ts";
import type { PublicPost, Story } from "#api/stories/model.ts";
import type { Engagement } from "./engagement.ts";
import { likedMemory } from "./liked-memory.ts";
import { PageView, PostClick } from "./model.ts";

export type EngagementRoutesOptions = {
  engagement: Engagement;
  /** The published story with this id. Throws STORY_NOT_FOUND. */
  storyOf(id: unknown): Story;
  toPost(story: Story, likes: number): PublicPost;
  signer: Signer;
  site: { siteUrl: string | undefined; limits: RateLimits };
};

/** Mount at `/api`: `posts/:id/like`, `posts/:id/unlike`, `stats/page-view`, `stats/post-click` (specification, chapter 7). */
export function engagementRoutes({ engagement, storyOf, toPost, signer, site }: EngagementRoutesOptions): Router {
  const router = Router();
  const memory = likedMemory({ signer, site });
  const ownPages = sameOrigin(site.siteUrl);

  function post(path: string, ...handlers: RequestHandler[]): void {
    router
      .route(path)
      .post(ownPages, ...handlers)
      .all(allowOnly("POST"));
  }

  function sendPost(response: Response, story: Story): void {
    response.set("Cache-Control", "no-store").json(toPost(story, engagement.likesOf(story.id)));
  }

  // One limit for both.
  const likes = limitRate(rates.likes, site.limits);
  post("/posts/:id/like", likes, noBody, async (request, response) => {
    const story = storyOf(request.params.id);
    const known = memory.read(story.id, request.headers.cookie);
    if (known === null) await engagement.like(story.id);
    response.cookie(...memory.cookieOf(story.id, known ?? memory.newLike()));
    sendPost(response, story);
  });
  post("/posts/:id/unlike", likes, noBody, async (request, response) => {
    const story = storyOf(request.params.id);
    const known = memory.read(story.id, request.headers.cookie);
    // Without its own like this browser could only take somebody else's.
    if (known !== null) await memory.takeBack(story.id, known, () => engagement.unlike(story.id));
    response.cookie(...memory.cookieOf(story.id, null));
    sendPost(response, story);
  });

  const statistics = limitRate(rates.statistics, site.limits);
  post("/stats/page-view", statistics, async (request, response) => {
    const { postId } = await readFields(request, PageView);
    // The view of a page without a story is counted nowhere.
    if (postId !== null) {
      const { id } = storyOf(postId);
      if (isReader(request)) await engagement.view(id);
    }
    sendSuccess(response);
  });
  post("/stats/post-click", statistics, async (request, response) => {
    const { id } = storyOf((await readFields(request, PostClick)).postId);
    if (isReader(request)) await engagement.click(id);
    sendSuccess(response);
  });
  return router;
}

const isReader = ({ headers }: Request): boolean => !isbot(headers["user-agent"]);

const sendSuccess = (response: Response) => void response.set("Cache-Control", "no-store").json({ success: true });
