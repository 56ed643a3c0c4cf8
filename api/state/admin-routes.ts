import { Router } from "express";
import { noBody, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly } from "#api/platform/http/http.ts";
import type { Backup } from "./backups.ts";
import type { KeptBackup } from "./operations.ts";

export type StateRoutesOptions = {
  keepBackup(): Promise<Backup>;
  site: { siteUrl: string | undefined };
};

/** Mount at `/api/admin/state`: `backup`. */
export function stateRoutes({ keepBackup, site }: StateRoutesOptions): Router {
  const router = Router();
  router
    .route("/backup")
    .post(sameOrigin(site.siteUrl), noBody, async (_request, response) => {
      const { path, at } = await keepBackup();
      response.status(201).json({ path, at } satisfies KeptBackup);
    })
    .all(allowOnly("POST"));
  return router;
}
