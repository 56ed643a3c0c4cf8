import { Router } from "express";
import type { Clock } from "../platform/clock.ts";
import type { CountsOf } from "./admin-posts.ts";
import type { Editing } from "./editing.ts";
import type { StoryLibrary } from "./library.ts";

export type AdminPostRoutesOptions = {
  library: Pick<StoryLibrary, "all" | "any" | "faults" | "size">;
  editing: Editing;
  countsOf: CountsOf;
  clock: Clock;
  /** The master that was uploaded under this address; null for every other address. Throws UPLOAD_GONE. */
  uploadedPicture(imageUrl: string): Promise<Uint8Array | null>;
};

/** Mount at `/api/admin`: `posts`, `posts/:id`, `posts/:id/history`, `posts/:id/history/:commit`, `posts/:id/restore`, `faults`. */
export function adminPostRoutes(_options: AdminPostRoutesOptions): Router {
  return Router();
}
