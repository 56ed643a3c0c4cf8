import { Router } from "express";
import type { Statistics } from "./statistics.ts";

/** Mount at `/api/admin/stats`: `overview`, `popular-posts`, `export`. */
export function statisticsRoutes(_options: { statistics: Statistics }): Router {
  return Router();
}
