import { Router } from "express";
import type { Clock } from "../platform/clock.ts";
import type { RateLimits } from "../platform/rate-limit.ts";
import type { Signer } from "../platform/secret.ts";
import type { PublicPost, Story, StoryId } from "../stories/model.ts";
import type { Engagement } from "./engagement.ts";

export type EngagementRoutesOptions = {
  engagement: Engagement;
  /** A story that readers may see now. */
  storyOf(id: StoryId): Story | undefined;
  toPost(story: Story): PublicPost;
  signer: Signer;
  clock: Clock;
  limits: RateLimits;
  /** Whether cookies may travel over https only. */
  secure: boolean;
};

/** Mount at `/api`: `posts/:id/like`, `posts/:id/unlike`, `stats/page-view`, `stats/post-click` (specification, chapter 7). */
export function engagementRoutes(_options: EngagementRoutesOptions): Router {
  return Router();
}
