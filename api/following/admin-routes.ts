import { Router } from "express";
import { authorOf } from "../platform/admin.ts";
import { noBody, readFields, sameOrigin } from "../platform/body.ts";
import { AppError } from "../platform/errors.ts";
import { allowOnly } from "../platform/http.ts";
import { parseQuery } from "../platform/parse.ts";
import type { Editing } from "../stories/editing.ts";
import type { Follower } from "./follower.ts";
import { AsideName, AsideVersion } from "./model.ts";

export type FollowingRoutesOptions = {
  /** Null where the server follows no remote, and nothing is set aside. */
  follower: Pick<Follower, "status" | "letGo"> | null;
  editing: Pick<Editing, "restore">;
  site: { siteUrl: string | undefined };
};

/** Mount at `/api/admin/content`: `aside`, `aside/restore`. */
export function followingRoutes({ follower, editing, site }: FollowingRoutesOptions): Router {
  const router = Router();
  const ownPages = sameOrigin(site.siteUrl);
  router
    .route("/aside")
    // The name is in the query: it has slashes, and not everybody on the way lets the body of a DELETE through.
    .delete(ownPages, noBody, async (request, response) => {
      const { name } = parseQuery(AsideName, request.query);
      if (follower === null) throw nothingAside();
      await follower.letGo(name);
      response.json({ success: true });
    })
    .all(allowOnly("DELETE"));
  router
    .route("/aside/restore")
    .post(ownPages, async (request, response) => {
      const { name, commit, id } = await readFields(request, AsideVersion);
      const kept = (await follower?.status())?.aside.find((aside) => aside.name === name);
      if (!kept?.commits.some((each) => each.commit === commit && each.stories.includes(id))) throw nothingAside();
      await editing.restore(id, commit, { by: authorOf(response) });
      response.json({ success: true });
    })
    .all(allowOnly("POST"));
  return router;
}

const nothingAside = () =>
  new AppError("NOTHING_ASIDE", "No such change is set aside.", { hint: "The panel shows what is." });
