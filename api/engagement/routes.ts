import { Router } from "express";
import { allowOnly, setHeaders } from "../platform/http.ts";
import type { DeedName, Deeds } from "./deeds.ts";

const paths: Record<DeedName, string> = {
  like: "/posts/:id/like",
  unlike: "/posts/:id/unlike",
  "page-view": "/stats/page-view",
  "post-click": "/stats/post-click",
};

/** Mount at `/api`: `posts/:id/like`, `posts/:id/unlike`, `stats/page-view`, `stats/post-click` (specification, chapter 7). */
export function engagementRoutes({ deeds }: { deeds: Deeds }): Router {
  const router = Router();
  for (const [name, path] of Object.entries(paths) as [DeedName, string][]) {
    router
      .route(path)
      .post(async (request, response) => {
        const tell = (headers: readonly string[]) => setHeaders(response, headers);
        const { id } = request.params;
        const { headers, body } = await deeds[name]({ request, address: () => request.ip, id, tell });
        setHeaders(response, headers);
        response.end(body, "latin1");
      })
      .all(allowOnly("POST"));
  }
  return router;
}
