import express, { type Express, type Router } from "express";
import type { Logger } from "pino";
import type { Access } from "./access/access.ts";
import { accessRoutes, type Door, requireAdmin } from "./access/routes.ts";
import type { Advertising } from "./advertising/model.ts";
import type { Cards } from "./discovery/cards.ts";
import { type DiscoveryRoutesOptions, discoveryRoutes } from "./discovery/routes.ts";
import type { Engagement } from "./engagement/engagement.ts";
import { engagementRoutes } from "./engagement/routes.ts";
import { followingRoutes } from "./following/admin-routes.ts";
import type { Follower } from "./following/follower.ts";
import type { Receiver } from "./following/receiver.ts";
import { hookRoutes } from "./following/routes.ts";
import { generationRoutes } from "./generation/admin-routes.ts";
import type { GenerationOrder } from "./generation/generate.ts";
import type { GenerationEvent } from "./generation/model.ts";
import { adminHealthRoutes } from "./health/admin-routes.ts";
import type { Metrics } from "./health/metrics/metrics.ts";
import { metricsRequests } from "./health/metrics/request.ts";
import type { Health } from "./health/model.ts";
import type { Readiness } from "./health/readiness.ts";
import { healthRoutes } from "./health/routes.ts";
import { adminPictureRoutes } from "./images/admin-routes.ts";
import type { PictureMaintenance } from "./images/maintenance/care.ts";
import type { Uploads } from "./images/maintenance/uploads.ts";
import { pictureRoutes } from "./images/routes.ts";
import type { HotPictures } from "./images/serving/hot-pictures.ts";
import type { PictureFiles } from "./images/serving/pictures.ts";
import type { Resizer } from "./images/serving/resize.ts";
import { jobRoutes } from "./jobs/admin-routes.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Language } from "./language/model.ts";
import { languageRoutes } from "./language/routes.ts";
import type { LocalStore } from "./media/local-store.ts";
import { mediaRoutes } from "./media/routes.ts";
import { newsletterAdminRoutes } from "./newsletter/admin-routes.ts";
import { previewToken } from "./newsletter/letter/letter-preview.ts";
import type { Newsletter } from "./newsletter/newsletter.ts";
import { newsletterRoutes, previewRoutes } from "./newsletter/routes.ts";
import type { Letters } from "./newsletter/sending/letters.ts";
import type { SubscriberBook } from "./newsletter/subscribers/subscriber-book.ts";
import type { Clock } from "./platform/clock.ts";
import { endUploads } from "./platform/http/body.ts";
import { sendError, sendNotFound } from "./platform/http/http.ts";
import { countedHere, limitRate, limitWrites, type RateLimits } from "./platform/http/rate-limit.ts";
import { rates } from "./platform/http/rates.ts";
import { originOf } from "./platform/http/request.ts";
import type { Signer } from "./platform/secret.ts";
import { nameReference, referenceRoutes } from "./reference/routes.ts";
import type { StoryBuffer } from "./schedule/buffer.ts";
import { stateRoutes } from "./state/admin-routes.ts";
import type { StateFile } from "./state/state-file.ts";
import { statisticsRoutes } from "./statistics/admin-routes.ts";
import type { Statistics } from "./statistics/statistics.ts";
import { adminPost } from "./stories/admin-posts.ts";
import { adminPostRoutes } from "./stories/admin-routes.ts";
import type { Editing } from "./stories/editing/editing.ts";
import type { StoryLibrary } from "./stories/index/library.ts";
import type { Story } from "./stories/model.ts";
import { publicPost, publicStory } from "./stories/posts.ts";
import type { RevsOf } from "./stories/revisions.ts";
import { postRoutes } from "./stories/routes.ts";
import { shortsRoutes } from "./video/admin-routes.ts";
import { captionsOf } from "./video/making/captions.ts";
import { webVtt } from "./video/making/web-vtt.ts";
import type { Shorts } from "./video/shorts.ts";
import { openAnswers } from "./wiring/answers.ts";

export type ApiParts = {
  library: StoryLibrary;
  engagement: Engagement;
  newsletter: Newsletter;
  signer: Signer;
  advertising: Advertising | null;
  clock: Clock;
  log: Logger;
  pictures: PictureFiles;
  resizer: Pick<Resizer, "resized" | "nearest">;
  /** Frequent pictures in memory; without it each is read from disk. */
  hotPictures?: HotPictures;
  /** The films on this machine. */
  media: Pick<LocalStore, "find">;
  /** Reads a picture from the cloud storage; null for any other address. */
  storedPicture(imageUrl: string): Promise<Uint8Array | null>;
  cards: Pick<Cards, "ofStory" | "ofSite">;
  drawIcon: DiscoveryRoutesOptions["drawIcon"];
  access: Access;
  editing: Editing;
  revsOf: RevsOf;
  uploads: Uploads;
  pictureMaintenance: PictureMaintenance;
  jobs: Jobs;
  statistics: Statistics;
  state: Pick<StateFile, "keepBackup">;
  shorts: Shorts;
  health: Health;
  metrics: Metrics;
  /** Null where the server follows no remote. */
  follower: Follower | null;
  /** Null without a webhook secret. */
  receiver: Receiver | null;
  readiness: Readiness;
  /** The stories that are ready for coming slots. */
  buffer(): StoryBuffer;
  letters: Letters;
  subscribers: SubscriberBook;
  /** Writes stories into this server's library. */
  generate(order: GenerationOrder, signal: AbortSignal): AsyncIterable<GenerationEvent>;
  site: Site;
};

/** The only routes below `/api/admin` that need no administrator. */
export const openDoors: readonly Door[] = ["POST /login", "POST /setup"];

/** Sets the headers of every response below `/api`. */
export const apiHeaders = nameReference;

/** The operator's settings of the site. */
export type Site = {
  /** The public address; without one, the address of each request counts. */
  siteUrl: string | undefined;
  limits: RateLimits;
  contactEmail: string;
  channelUrl: string;
};

/**
 * Routes everything below `/api`, `/images`, `/media` and `/cards`, unknown addresses included, and the files that programs request at
 * the top level; every other request passes on to the next middleware.
 */
export function createApi(parts: ApiParts, answers = openAnswers(parts)): Router {
  const { library, newsletter, signer, advertising, clock, log, pictures, resizer, uploads, media, cards, site } =
    parts;
  const api = express.Router();
  api.use("/api", apiHeaders);
  api.use(
    "/api",
    engagementRoutes({
      ...parts,
      storyOf: (id) => publicStory(library, id, clock.now()),
      toPost: publicPost,
    }),
  );
  api.use("/api/newsletter", newsletterRoutes({ newsletter, site }));
  api.use("/newsletter", previewRoutes({ letters: parts.letters, signer, clock }));
  api.use("/api/posts", postRoutes({ stories: answers.stories, answers: answers.kept }));
  api.use("/api/language", languageRoutes({ answers: answers.kept }));
  // Each server resizes and draws by itself, so these limits count on each server.
  const ownLimits = countedHere(site.limits);
  api.use("/images", limitRate(rates.pictures, ownLimits));
  api.use("/cards", limitRate(rates.cards, ownLimits));
  api.use(/^\/sitemap.*$/, limitRate(rates.sitemaps, ownLimits));
  api.use(
    "/images",
    pictureRoutes({
      isPublic: (id) => library.find(id, clock.now()),
      pictures,
      resizer,
      uploaded: uploads.find,
      hot: parts.hotPictures,
    }),
  );
  api.use(
    "/media",
    mediaRoutes({ isPublic: (id) => library.find(id, clock.now()), find: media.find, captionsOf: filmCaptions }),
  );
  api.use("/api/health", healthRoutes(parts));
  api.all(
    "/metrics",
    metricsRequests({ metrics: parts.metrics, guard: requireAdmin({ access: parts.access, openDoors: [] }) }),
  );
  api.use("/api/hooks", hookRoutes(parts));
  api.use("/api", referenceRoutes());
  api.use("/api/admin", adminApi(parts));
  api.use(
    discoveryRoutes({
      library,
      clock,
      originOf: (request) => originOf(request, site.siteUrl),
      advertising,
      pictures,
      storedPicture: parts.storedPicture,
      resizer,
      cards,
      drawIcon: parts.drawIcon,
    }),
  );
  api.use(["/api", "/images", "/media", "/cards"], sendNotFound);
  api.use(sendError(log));
  return api;
}

/** Routes everything below `/api/admin`, with the guard first. */
function adminApi(parts: ApiParts): Router {
  const {
    access,
    library,
    pictures,
    resizer,
    editing,
    revsOf,
    engagement,
    uploads,
    media,
    pictureMaintenance,
    jobs,
    statistics,
    state,
    shorts,
    clock,
    generate,
    site,
  } = parts;
  const { countsOf } = engagement;
  const admin = express.Router();
  admin.use(["/login", "/setup"], limitWrites(rates.signIns, site.limits));
  admin.use(limitWrites(rates.adminWrites, site.limits));
  admin.use("/stats", limitRate(rates.adminStatistics, site.limits));
  admin.use(requireAdmin({ access, openDoors }));
  admin.use((_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  admin.use(accessRoutes({ access, site, log: parts.log }));
  admin.use(adminPostRoutes({ library, editing, countsOf, revsOf, clock, uploadedPicture: uploads.read, site }));
  admin.use(
    "/images",
    pictureRoutes({ isPublic: (id) => library.any(id), personal: true, pictures, resizer, uploaded: uploads.find }),
  );
  admin.use(
    "/media",
    mediaRoutes({ isPublic: (id) => library.any(id), personal: true, find: media.find, captionsOf: filmCaptions }),
  );
  admin.use(adminPictureRoutes({ jobs, uploads, pictureMaintenance, site }));
  admin.use("/jobs", jobRoutes({ jobs, site }));
  admin.use(
    generationRoutes({
      jobs,
      clock,
      generate,
      adminPost: async (id) => adminPost(await editing.read(id), { countsOf, now: clock.now() }),
      makeVideo: async (id, order) => (await shorts.generateVideo(id, order)).success,
      site,
    }),
  );
  admin.use("/stats", statisticsRoutes({ statistics, clock }));
  admin.use("/state", stateRoutes({ keepBackup: state.keepBackup, site }));
  admin.use(shortsRoutes({ jobs, shorts, site }));
  admin.use(
    "/newsletter",
    newsletterAdminRoutes({
      ...parts,
      previewAddress: (letter) =>
        `/newsletter/preview?token=${previewToken(letter, { signer: parts.signer, now: clock.now() })}`,
    }),
  );
  admin.use("/health", adminHealthRoutes(parts));
  admin.use("/content", followingRoutes(parts));
  return admin;
}

/** The captions of a story's film; null without a film of known length. */
function filmCaptions(story: Story, language: Language): string | null {
  const seconds = story.madeBy?.film?.seconds;
  if (story.videoUrl === undefined || seconds === undefined) return null;
  return webVtt(captionsOf(story, language, seconds));
}

/** An Express application with the settings that the API relies on; the web server mounts the API and the pages into it. */
export function createApp({ trustProxy }: { trustProxy: number }): Express {
  const app = express();
  app.disable("x-powered-by");
  // Parameters are strings: `a[b]=c` makes no object.
  app.set("query parser", "simple");
  app.set("etag", "weak");
  app.set("trust proxy", trustProxy);
  app.use(endUploads);
  return app;
}
