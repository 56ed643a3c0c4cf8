import type { Request } from "express";
import { isbot } from "isbot";
import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { Success } from "#api/platform/http/error-body.ts";
import type { RateLimits } from "#api/platform/http/rate-limit.ts";
import { rates } from "#api/platform/http/rates.ts";
import type { Signer } from "#api/platform/secret.ts";
import { PublicPost, type Story } from "#api/stories/model.ts";
import { storyIdParameter } from "#api/stories/story-id.ts";
import type { Engagement } from "./engagement.ts";
import { likedMemory } from "./liked-memory.ts";
import { PageView, PostClick } from "./model.ts";

export type EngagementParts = {
  engagement: Engagement;
  /** The published story with this id. Throws STORY_NOT_FOUND. */
  storyOf(id: unknown): Story;
  toPost(story: Story, likes: number): PublicPost;
  signer: Signer;
  site: { siteUrl: string | undefined; limits: RateLimits };
};

const counting = { method: "post", access: "everybody", refusals: ["STORY_NOT_FOUND", "STATE_UNAVAILABLE"] } as const;
const likes = {
  ...counting,
  rate: rates.likes,
  params: { id: storyIdParameter },
  answers: { 200: json("The story.", PublicPost) },
} as const;
const counts = {
  ...counting,
  rate: rates.statistics,
  answers: { 200: json("It was counted, if there was anything to count.", Success) },
} as const;

/** Likes, views and clicks of readers (specification, chapter 7). */
export function engagementEndpoints({ engagement, storyOf, toPost, signer, site }: EngagementParts): EndpointGroup {
  const memory = likedMemory({ signer, site });
  const withLikes = (story: Story) => toPost(story, engagement.likesOf(story.id));

  const like = endpoint({
    ...likes,
    path: "/api/posts/{id}/like",
    summary: "Like a story; a browser's second like counts for nothing",
    async handle({ params, request, response }) {
      const story = storyOf(params.id);
      const known = memory.read(story.id, request.headers.cookie);
      if (known === null) await engagement.like(story.id);
      response.cookie(...memory.cookieOf(story.id, known ?? memory.newLike()));
      return withLikes(story);
    },
  });
  const unlike = endpoint({
    ...likes,
    path: "/api/posts/{id}/unlike",
    summary: "Take this browser's like back; without one nothing changes",
    async handle({ params, request, response }) {
      const story = storyOf(params.id);
      const known = memory.read(story.id, request.headers.cookie);
      // Without its own like this browser could only take somebody else's.
      if (known !== null) await memory.takeBack(story.id, known, () => engagement.unlike(story.id));
      response.cookie(...memory.cookieOf(story.id, null));
      return withLikes(story);
    },
  });
  const view = endpoint({
    ...counts,
    path: "/api/stats/page-view",
    summary: "Somebody looks at a page",
    body: PageView,
    async handle({ body: { postId }, request }) {
      // The view of a page without a story is counted nowhere.
      if (postId !== null) {
        const { id } = storyOf(postId);
        if (isReader(request)) await engagement.view(id);
      }
      return { success: true };
    },
  });
  const click = endpoint({
    ...counts,
    path: "/api/stats/post-click",
    summary: "Somebody follows a link of a story",
    body: PostClick,
    async handle({ body, request }) {
      const { id } = storyOf(body.postId);
      if (isReader(request)) await engagement.click(id);
      return { success: true };
    },
  });
  return { title: "Likes and counts", schemas: { PageView, PostClick }, endpoints: [like, unlike, view, click] };
}

const isReader = ({ headers }: Request): boolean => !isbot(headers["user-agent"]);
