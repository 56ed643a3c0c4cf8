import { Router } from "express";
import type { Follower } from "../following/follower.ts";
import { readOnly } from "../platform/http/http.ts";
import type { StoryBuffer } from "../schedule/buffer.ts";
import type { Health } from "./health.ts";
import type { AdminHealth } from "./model.ts";

export type AdminHealthRoutesOptions = {
  health: Pick<Health, "problems">;
  follower: Pick<Follower, "status"> | null;
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
