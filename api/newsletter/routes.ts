import { Router } from "express";
import { readFields, sameOrigin } from "../platform/body.ts";
import { allowOnly } from "../platform/http.ts";
import { limitRate, type RateLimits } from "../platform/rate-limit.ts";
import { originOf } from "../platform/request.ts";
import { SubscribeOrder } from "./model.ts";
import type { Newsletter } from "./newsletter.ts";

export type NewsletterRoutesOptions = {
  newsletter: Pick<Newsletter, "subscribe">;
  site: { siteUrl: string | undefined; limits: RateLimits };
};

/** How often one caller may try to subscribe: enough for a household with typing errors. */
const mostSubscriptions = { limit: 10, seconds: 3600 };

/** Mount at `/api/newsletter`: `subscribe`. */
export function newsletterRoutes({ newsletter, site: { siteUrl, limits } }: NewsletterRoutesOptions): Router {
  const router = Router();
  router
    .route("/subscribe")
    .post(sameOrigin(siteUrl), limitRate(mostSubscriptions, limits), async (request, response) => {
      const { website, ...wish } = await readFields(request, SubscribeOrder);
      // Who filled in what people do not see is told what people are told, and that is all.
      if (website === "") await newsletter.subscribe({ ...wish, origin: originOf(request, siteUrl) });
      response.status(201).set("Cache-Control", "no-store").json({ success: true });
    })
    .all(allowOnly("POST"));
  return router;
}
