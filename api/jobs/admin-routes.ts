import { Router } from "express";
import { noBody, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly } from "#api/platform/http/http.ts";
import type { Jobs } from "./jobs.ts";
import { streamJobs } from "./stream.ts";

const eventStream = "text/event-stream";

/** Mount at `/api/admin/jobs`: the list, or a stream of server-sent events with each job that changes; `:id/cancel`. */
export function jobRoutes({ jobs, site }: { jobs: Jobs; site: { siteUrl: string | undefined } }): Router {
  const router = Router();
  router
    .route("/")
    .get((request, response) => {
      response.vary("Accept");
      if (request.method === "HEAD" || request.accepts(["application/json", eventStream]) !== eventStream) {
        response.json(jobs.list());
        return;
      }
      // Asks proxies to pass on each piece without buffering.
      response.set({ "Content-Type": eventStream, "X-Accel-Buffering": "no" }).flushHeaders();
      streamJobs(jobs, response);
    })
    .all(allowOnly("GET", "HEAD"));
  router
    .route("/:id/cancel")
    .post(sameOrigin(site.siteUrl), noBody, (request, response) => {
      response.json(jobs.cancel(String(request.params.id)));
    })
    .all(allowOnly("POST"));
  return router;
}
