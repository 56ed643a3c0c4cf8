import { type Request, Router } from "express";
import type { Advertising } from "../advertising/model.ts";
import type { Clock } from "../platform/clock.ts";
import type { StoryLibrary } from "../stories/library.ts";

export type DiscoveryRoutesOptions = {
  library: Pick<StoryLibrary, "list" | "find" | "all" | "nextReveal" | "size">;
  clock: Clock;
  /** The site's public address as this request sees it. */
  originOf(request: Request): string;
  advertising: Advertising | null;
};

/** Mount at `/`: everything by which the site is found: feeds, sitemap, robots.txt, ads.txt, cards, manifest. */
export function discoveryRoutes(_options: DiscoveryRoutesOptions): Router {
  return Router();
}
