import express, { type Express, type Router } from "express";
import type { Logger } from "pino";
import type { Pictures } from "./images/pictures.ts";
import type { Resizer } from "./images/resize.ts";
import { pictureRoutes } from "./images/routes.ts";
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
  pictures: Pictures;
  resizer: Resizer;
};

/**
 * Everything below `/api` and `/images`, to the last unknown address; every other request passes through to whatever is
 * mounted behind it.
 */
export function createApi({ library, likesOf, clock, log, pictures, resizer }: ApiParts): Router {
  const api = express.Router();
  api.use("/api/posts", postRoutes({ library, likesOf, clock }));
  api.use("/api/language", languageRoutes());
  api.use("/images", pictureRoutes({ isPublic: (id) => library.find(id, clock.now()), pictures, resizer }));
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
