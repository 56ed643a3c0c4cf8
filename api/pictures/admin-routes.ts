import { Router } from "express";
import type { Jobs } from "../jobs/jobs.ts";
import type { PictureKeeper } from "./care.ts";
import type { Uploads } from "./uploads.ts";

/** Mount at `/api/admin`: `pictures` (upload), `regenerate-images`, `migrate-images`. */
export function adminPictureRoutes(_options: { jobs: Jobs; uploads: Uploads; keeper: PictureKeeper }): Router {
  return Router();
}
