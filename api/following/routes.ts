import { Router } from "express";
import { AppError } from "#api/platform/errors.ts";
import { readBytes } from "#api/platform/http/body.ts";
import { allowOnly } from "#api/platform/http/http.ts";
import { limitRate, type RateLimits } from "#api/platform/http/rate-limit.ts";
import { rates } from "#api/platform/http/rates.ts";
import type { Receiver } from "./receiver.ts";

export type HookRoutesOptions = {
  /** Null when nothing is followed, or no secret is configured. */
  receiver: Receiver | null;
  site: { limits: RateLimits };
};

/** A push notice of a library has a few kilobytes; GitHub's own limit is 25 MB. */
const bodyLimit = 5 * 1024 * 1024;

/** Mount at `/api/hooks`: `content`. Other machines call it, so there is no same-origin check. */
export function hookRoutes({ receiver, site: { limits } }: HookRoutesOptions): Router {
  const router = Router();
  router
    .route("/content")
    .post(limitRate(rates.refusedNotices, limits), async (request, response) => {
      if (receiver === null) throw notConfigured();
      const answer = await receiver.receive({
        header: (name) => request.get(name),
        body: () => readBytes(request, { limit: bodyLimit }),
      });
      const status = answer.status === "accepted" ? 202 : 200;
      response.status(status).set("Cache-Control", "no-store").json(answer);
    })
    .all(allowOnly("POST"));
  return router;
}

const notConfigured = () =>
  new AppError("WEBHOOK_NOT_CONFIGURED", "This server takes no notices of pushes.", {
    hint: "Set CONTENT_REMOTE and CONTENT_WEBHOOK_SECRET, then start the server again.",
  });
