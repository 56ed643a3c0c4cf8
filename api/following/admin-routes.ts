import { Router } from "express";
import { authorOf } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import { noBody, readFields, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly } from "#api/platform/http/http.ts";
import { parseQuery } from "#api/platform/http/parse.ts";
import type { Editing } from "#api/stories/editing/editing.ts";
import type { Follower } from "./follower.ts";
import { ConflictBranchName, ConflictVersion } from "./model.ts";

export type FollowingRoutesOptions = {
  /** Null when the server follows no remote; then there are no conflict branches. */
  follower: Pick<Follower, "status" | "deleteConflictBranch"> | null;
  editing: Pick<Editing, "restore">;
  site: { siteUrl: string | undefined };
};

/** Mount at `/api/admin/content`: `aside`, `aside/restore`. */
export function followingRoutes({ follower, editing, site }: FollowingRoutesOptions): Router {
  const router = Router();
  const ownPages = sameOrigin(site.siteUrl);
  router
    .route("/aside")
    // The name is in the query: it has slashes, and some proxies drop the body of a DELETE.
    .delete(ownPages, noBody, async (request, response) => {
      const { name } = parseQuery(ConflictBranchName, request.query);
      if (follower === null) throw noConflictBranch();
      await follower.deleteConflictBranch(name);
      response.json({ success: true });
    })
    .all(allowOnly("DELETE"));
  router
    .route("/aside/restore")
    .post(ownPages, async (request, response) => {
      const { name, commit, id } = await readFields(request, ConflictVersion);
      const branch = (await follower?.status())?.aside.find((conflict) => conflict.name === name);
      if (!branch?.commits.some((each) => each.commit === commit && each.stories.includes(id)))
        throw noConflictBranch();
      await editing.restore(id, commit, { by: authorOf(response) });
      response.json({ success: true });
    })
    .all(allowOnly("POST"));
  return router;
}

const noConflictBranch = () =>
  new AppError("NOTHING_ASIDE", "No such change is set aside.", { hint: "The panel shows what is." });
