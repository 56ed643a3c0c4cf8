import { Router } from "express";
import type { Jobs } from "./jobs.ts";

/** Mount at `/api/admin/jobs`: the list, or as server-sent events each job that changes; `:id/cancel`. */
export function jobRoutes(_options: { jobs: Jobs }): Router {
  return Router();
}
