import { Router } from "express";
import type { Following } from "#api/following/model.ts";
import { readOnly } from "#api/platform/http/http.ts";
import type { StoryBuffer } from "#api/schedule/buffer.ts";
import type { AdminHealth, Health } from "./model.ts";

export type AdminHealthRoutesOptions = {
  health: Pick<Health, "problems">;
  follower: { status(): Promise<Following> } | null;
  /** How far the stories reach. */
  buffer(): StoryBuffer;
};

/** Mount at `/api/admin/health`. */
export function adminHealthRoutes({ health, follower, buffer }: AdminHealthRoutesOptions): Router {
  const router = Router();
  readOnly(router, "/", async (_request, response) => {
    const following = (await follower?.status()) ?? null;
    response.json({ problems: health.problems(), following, buffer: buffer() } satisfies AdminHealth);
  });
  return router;
}
