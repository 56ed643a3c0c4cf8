import express, { type Express, type Router } from "express";
import type { Logger } from "pino";
import { languageRoutes } from "./language/routes.ts";
import type { Clock } from "./platform/clock.ts";
import { sendError, sendNotFound } from "./platform/http.ts";
import type { StoryLibrary } from "./stories/library.ts";
import type { StoryId } from "./stories/model.ts";
import { postRoutes } from "./stories/routes.ts";

export type ApiParts = {
  library: StoryLibrary;
  likesOf(id: StoryId): number;
  clock: Clock;
  log: Logger;
  /** Answers below `/images`. */
  pictures?: Router;
};

/**
 * Everything below `/api` and `/images`, to the last unknown address; every other request passes through to whatever is
 * mounted behind it.
 */
export function createApi({ library, likesOf, clock, log, pictures }: ApiParts): Router {
  const api = express.Router();
  api.use("/api/posts", postRoutes({ library, likesOf, clock }));
  api.use("/api/language", languageRoutes());
  if (pictures) api.use("/images", pictures);
  api.use(["/api", "/images"], sendNotFound, sendError(log));
  return api;
}

/** An Express application with the settings that the API relies on; the web server mounts the API and the pages into it. */
export function createApp({ trustProxy }: { trustProxy: number }): Express {
  const app = express();
  app.disable("x-powered-by");
  // One level of plain texts: no objects out of `a[b]=c`.
  app.set("query parser", "simple");
  app.set("etag", "weak");
  app.set("trust proxy", trustProxy);
  return app;
}
