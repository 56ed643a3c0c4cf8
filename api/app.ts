import express, { type Express, type Router } from "express";
import type { Logger } from "pino";
import type { Advertising } from "./advertising/model.ts";
import type { Cards } from "./discovery/cards.ts";
import { discoveryRoutes } from "./discovery/routes.ts";
import type { Engagement } from "./engagement/engagement.ts";
import { engagementRoutes } from "./engagement/routes.ts";
import type { Pictures } from "./images/pictures.ts";
import type { Resizer } from "./images/resize.ts";
import { pictureRoutes } from "./images/routes.ts";
import { languageRoutes } from "./language/routes.ts";
import type { Newsletter } from "./newsletter/newsletter.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { endUploads } from "./platform/body.ts";
import type { Clock } from "./platform/clock.ts";
import { sendError, sendNotFound } from "./platform/http.ts";
import type { RateLimits } from "./platform/rate-limit.ts";
import { originOf } from "./platform/request.ts";
import type { Signer } from "./platform/secret.ts";
import type { StoryLibrary } from "./stories/library.ts";
import { publicPost, publicStory } from "./stories/posts.ts";
import { postRoutes } from "./stories/routes.ts";

export type ApiParts = {
  library: StoryLibrary;
  engagement: Engagement;
  newsletter: Newsletter;
  signer: Signer;
  advertising: Advertising | null;
  clock: Clock;
  log: Logger;
  pictures: Pictures;
  resizer: Resizer;
  cards: Cards;
  site: Site;
};

/** What the operator says of the site. */
export type Site = {
  /** The public address; without one, that of each request. */
  siteUrl: string | undefined;
  limits: RateLimits;
  contactEmail: string;
  channelUrl: string;
};

/**
 * Everything below `/api`, `/images` and `/cards`, to the last unknown address, and the files that programs look for at the
 * top; every other request passes through to whatever is mounted behind it.
 */
export function createApi(parts: ApiParts): Router {
  const { library, engagement, newsletter, signer, advertising, clock, log, pictures, resizer, cards, site } = parts;
  const { likesOf } = engagement;
  const api = express.Router();
  api.use(
    "/api",
    engagementRoutes({
      engagement,
      storyOf: (id) => publicStory(library, id, clock.now()),
      toPost: (story) => publicPost(story, likesOf(story.id)),
      signer,
      site,
    }),
  );
  api.use("/api/newsletter", newsletterRoutes({ newsletter, site }));
  api.use("/api/posts", postRoutes({ library, likesOf, clock }));
  api.use("/api/language", languageRoutes());
  api.use("/images", pictureRoutes({ isPublic: (id) => library.find(id, clock.now()), pictures, resizer }));
  api.use(
    discoveryRoutes({
      library,
      clock,
      originOf: (request) => originOf(request, site.siteUrl),
      advertising,
      pictures,
      resizer,
      cards,
    }),
  );
  api.use(["/api", "/images", "/cards"], sendNotFound);
  api.use(sendError(log));
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
  app.use(endUploads);
  return app;
}
