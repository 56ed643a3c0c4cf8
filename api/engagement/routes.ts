import { type Request, type RequestHandler, type Response, Router } from "express";
import { isbot } from "isbot";
import { noBody, readFields, sameOrigin } from "../platform/body.ts";
import { allowOnly } from "../platform/http.ts";
import { limitRate, type RateLimits } from "../platform/rate-limit.ts";
import { rates } from "../platform/rates.ts";
import { cookieOf } from "../platform/request.ts";
import type { Signer } from "../platform/secret.ts";
import type { PublicPost, Story, StoryId } from "../stories/model.ts";
import type { Engagement } from "./engagement.ts";
import { PageView, PostClick } from "./model.ts";

export type EngagementRoutesOptions = {
  engagement: Engagement;
  /** The story that readers may see now under this id, whatever it is. Throws STORY_NOT_FOUND. */
  storyOf(id: unknown): Story;
  toPost(story: Story): PublicPost;
  signer: Signer;
  site: { siteUrl: string | undefined; limits: RateLimits };
};

/** For how long a browser remembers what it liked. */
const likedMilliseconds = 365 * 24 * 60 * 60 * 1000;

/** What a POST to a story's like address goes through, one after the other; `params.id` names the story. */
export type LikeHandlers = Record<"like" | "unlike", readonly RequestHandler[]>;

export function likeHandlers(options: EngagementRoutesOptions): LikeHandlers {
  const { engagement, storyOf, toPost, site } = options;
  const before = [sameOrigin(site.siteUrl), limitRate(rates.likes, site.limits), noBody];

  function press(liked: boolean): RequestHandler {
    const remember = liked ? engagement.like : engagement.unlike;
    return async (request, response) => {
      const story = storyOf(request.params.id);
      const memory = likedMemory(story.id, options);
      if (memory.read(request) !== liked) await remember(story.id);
      memory.write(response, liked);
      const body = Buffer.from(JSON.stringify(toPost(story)));
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("Content-Type", "application/json; charset=utf-8");
      response.setHeader("Content-Length", body.byteLength);
      response.end(body);
    };
  }
  return { like: [...before, press(true)], unlike: [...before, press(false)] };
}

/** Mount at `/api`: `posts/:id/like`, `posts/:id/unlike`, `stats/page-view`, `stats/post-click` (specification, chapter 7). */
export function engagementRoutes(options: EngagementRoutesOptions & { likes: LikeHandlers }): Router {
  const { engagement, storyOf, site, likes } = options;
  const router = Router();
  const statsLimit = limitRate(rates.statistics, site.limits);
  const ownPages = sameOrigin(site.siteUrl);

  for (const deed of ["like", "unlike"] as const) {
    router
      .route(`/posts/:id/${deed}`)
      .post(...likes[deed])
      .all(allowOnly("POST"));
  }

  function statsRoute(path: string, count: (request: Request) => Promise<void>): void {
    router
      .route(path)
      .post(ownPages, statsLimit, async (request, response) => {
        await count(request);
        response.set("Cache-Control", "no-store").json({ success: true });
      })
      .all(allowOnly("POST"));
  }
  statsRoute("/stats/page-view", async (request) => {
    const { postId } = await readFields(request, PageView);
    if (postId === null) return; // A page without a story is viewed by somebody, and counted nowhere.
    const { id } = storyOf(postId);
    if (isReader(request)) await engagement.view(id);
  });
  statsRoute("/stats/post-click", async (request) => {
    const { id } = storyOf((await readFields(request, PostClick)).postId);
    if (isReader(request)) await engagement.click(id);
  });
  return router;
}

const isReader = (request: Request): boolean => !isbot(request.get("User-Agent"));

/**
 * What a browser remembers of its last word on a story. The cookie is sent to that story's own address only, so that pages
 * stay the same for everybody, requests stay small, and likes of different stories do not get in each other's way.
 */
function likedMemory(id: StoryId, { signer, site }: Pick<EngagementRoutesOptions, "signer" | "site">) {
  const [name, purpose] = ["liked", `liked ${id}`];
  const words = { yes: true, no: false } as const;
  return {
    /** Undefined where it says nothing that we said. */
    read(request: Request): boolean | undefined {
      const said = signer.verify(purpose, cookieOf(request, name) ?? "");
      return said === "yes" || said === "no" ? words[said] : undefined;
    },
    write(response: Response, liked: boolean): void {
      response.cookie(name, signer.sign(purpose, liked ? "yes" : "no"), {
        path: `/api/posts/${id}`,
        httpOnly: true,
        sameSite: "lax",
        secure: site.siteUrl?.startsWith("https:") ?? false,
        maxAge: likedMilliseconds,
      });
    },
  };
}
