import { Router } from "express";
import type { Shorts } from "./shorts.ts";

/** Mount at `/api/admin`: `generate-video`, `youtube/status`, `youtube/upload`, `youtube/upload-all`. */
export function shortsRoutes(_options: { shorts: Shorts }): Router {
  return Router();
}
