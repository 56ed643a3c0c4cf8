import express, { type Express, type Router } from "express";
import type { Logger } from "pino";
import type { Access } from "./access/access.ts";
import { accessEndpoints } from "./access/endpoints.ts";
import { type OpenRoute, requireAdmin } from "./access/guard.ts";
import type { AccessMail } from "./access/mail.ts";
import type { Advertising } from "./advertising/model.ts";
import type { AuditLog } from "./audit/audit-log.ts";
import { auditEndpoints } from "./audit/endpoints.ts";
import type { Books } from "./books/books.ts";
import { bookEndpoints } from "./books/endpoints.ts";
import type { Cards } from "./discovery/cards.ts";
import { type DiscoveryParts, discoveryEndpoints } from "./discovery/endpoints.ts";
import { engagementEndpoints } from "./engagement/endpoints.ts";
import type { Engagement } from "./engagement/engagement.ts";
import { followingEndpoints } from "./following/endpoints.ts";
import type { Follower } from "./following/follower.ts";
import type { Receiver } from "./following/receiver.ts";
import { generationEndpoints } from "./generation/endpoints.ts";
import type { GenerationOrder } from "./generation/generate.ts";
import type { GenerationEstimate, GenerationEvent } from "./generation/model.ts";
import { type ProposalParts, proposalEndpoints } from "./generation/proposals/endpoints.ts";
import type { Subject } from "./generation/proposals/model.ts";
import type { Proposals } from "./generation/proposals/proposals.ts";
import { openTaking } from "./generation/proposals/taking.ts";
import type { RunLog } from "./generation/run-log.ts";
import { healthEndpoints } from "./health/endpoints.ts";
import type { Metrics } from "./health/metrics/metrics.ts";
import { metricsRequests } from "./health/metrics/request.ts";
import type { Health } from "./health/model.ts";
import type { Readiness } from "./health/readiness.ts";
import { adminPictureEndpoints } from "./images/admin-endpoints.ts";
import { draftPictureEndpoints, hiddenPictureEndpoints, pictureEndpoints, smallPicture } from "./images/endpoints.ts";
import type { PictureMaintenance } from "./images/maintenance/maintenance.ts";
import type { HotPictures } from "./images/serving/hot-pictures.ts";
import type { PictureFiles } from "./images/serving/pictures.ts";
import type { Resizer } from "./images/serving/resize.ts";
import type { Uploads } from "./images/uploads/uploads.ts";
import { jobEndpoints } from "./jobs/endpoints.ts";
import type { Jobs } from "./jobs/jobs.ts";
import { languageEndpoints } from "./language/endpoints.ts";
import type { Language } from "./language/model.ts";
import { mailNoticeEndpoints } from "./mail/notices/endpoints.ts";
import type { MailNotices } from "./mail/notices/receiver.ts";
import { hiddenMediaEndpoints, mediaEndpoints } from "./media/endpoints.ts";
import type { LocalStore } from "./media/local-store.ts";
import { narrationEndpoints } from "./narration/endpoints.ts";
import type { Narrations } from "./narration/narrations.ts";
import { newsletterAdminEndpoints } from "./newsletter/admin-endpoints.ts";
import { newsletterEndpoints } from "./newsletter/endpoints.ts";
import { previewToken } from "./newsletter/letter/letter-preview.ts";
import type { Newsletter } from "./newsletter/newsletter.ts";
import type { Letters } from "./newsletter/sending/letters.ts";
import type { SubscriberBook } from "./newsletter/subscribers/subscriber-book.ts";
import type { Clock } from "./platform/clock.ts";
import { endUploads } from "./platform/http/body.ts";
import type { EndpointGroup } from "./platform/http/endpoint.ts";
import { sendError, sendNotFound, withHeaders } from "./platform/http/http.ts";
import { mountEndpoints } from "./platform/http/mount-endpoints.ts";
import { limitWrites, type RateLimits } from "./platform/http/rate-limit.ts";
import { rates } from "./platform/http/rates.ts";
import { originOf } from "./platform/http/request.ts";
import type { ResponseCache } from "./platform/http/response-cache.ts";
import type { Signer } from "./platform/secret.ts";
import { webVtt } from "./platform/web-vtt.ts";
import { referenceEndpoints } from "./reference/endpoints.ts";
import type { StoryBuffer } from "./schedule/buffer.ts";
import { searchEndpoints } from "./search/endpoints.ts";
import type { Search } from "./search/search.ts";
import { stateEndpoints } from "./state/endpoints.ts";
import type { StateFile } from "./state/state-file.ts";
import { statisticsEndpoints } from "./statistics/endpoints.ts";
import type { Statistics } from "./statistics/statistics.ts";
import { adminPostEndpoints } from "./stories/admin-endpoints.ts";
import { adminPost } from "./stories/admin-posts.ts";
import { archiveEndpoints } from "./stories/archive/endpoints.ts";
import { partsInSeries, publicShelves } from "./stories/archive/series.ts";
import { newestOfCategory } from "./stories/archive/shelves.ts";
import type { Bulk } from "./stories/bulk/bulk.ts";
import { bulkEndpoints } from "./stories/bulk/endpoints.ts";
import { calendarEndpoints } from "./stories/calendar/admin-endpoints.ts";
import type { Moving } from "./stories/calendar/moving.ts";
import { adminDraft } from "./stories/drafts/admin-draft.ts";
import { draftEndpoints } from "./stories/drafts/admin-endpoints.ts";
import { reviewLinkEndpoints } from "./stories/drafts/link-endpoints.ts";
import type { Reviewing } from "./stories/drafts/reviewing.ts";
import type { Editing } from "./stories/editing/editing.ts";
import { storyEndpoints } from "./stories/endpoints.ts";
import type { StoryLibrary } from "./stories/index/library.ts";
import type { Story, StoryId } from "./stories/model.ts";
import { publicStory, singlePost } from "./stories/posts.ts";
import { previewEndpoints } from "./stories/previews/endpoints.ts";
import type { PreviewLinks } from "./stories/previews/preview-links.ts";
import type { RevsOf } from "./stories/revisions.ts";
import { videoEndpoints } from "./video/endpoints.ts";
import { captionTrackOf } from "./video/making/captions.ts";
import type { Videos } from "./video/videos.ts";
import { openResponses } from "./wiring/responses.ts";

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
  cards: Omit<Cards, "queue" | "prune">;
  /** The marks of a narration by their address; null where they are gone. */
  marksAt: DiscoveryParts["marksAt"];
  drawIcon: DiscoveryParts["drawIcon"];
  access: Access;
  /** Null where no mail server is configured. */
  accessMail: AccessMail | null;
  audit: AuditLog;
  editing: Editing;
  /** Decides about drafts, which wait for approval. */
  reviewing: Reviewing;
  /** Changes several stories or drafts at once. */
  bulk: Bulk;
  isReviewOn: boolean;
  /** Moves scheduled stories between slots. */
  moving: Moving;
  draftPictures: PictureFiles;
  /** Links to what readers do not see yet. */
  previewLinks: PreviewLinks;
  revsOf: RevsOf;
  search: Search;
  uploads: Uploads;
  pictureMaintenance: PictureMaintenance;
  jobs: Jobs;
  /** The latest runs of this machine. */
  runs: Pick<RunLog, "list">;
  statistics: Statistics;
  state: Pick<StateFile, "keepBackup">;
  videos: Videos;
  narrations: Narrations;
  books: Books;
  health: Health;
  metrics: Metrics;
  /** Null where the server follows no remote. */
  follower: Follower | null;
  /** Null without a webhook secret. */
  receiver: Receiver | null;
  /** Null without a secret for mail providers. */
  mailNotices: MailNotices | null;
  readiness: Readiness;
  /** The stories that are ready for coming slots. */
  buffer(): StoryBuffer;
  letters: Letters;
  subscribers: SubscriberBook;
  /** Writes stories into this server's library. */
  generate(order: GenerationOrder, signal: AbortSignal): AsyncIterable<GenerationEvent>;
  /** The usual cost of stories and films. */
  estimate(): Promise<GenerationEstimate>;
  /** Stories told or drawn anew, before an editor takes them. */
  proposals: Proposals;
  propose: ProposalParts["propose"];
  estimateProposals: ProposalParts["estimateProposals"];
  site: Site;
};

/** The only routes below `/api/admin` that need no administrator. */
export const openRoutes: readonly OpenRoute[] = [
  "POST /login",
  "POST /setup",
  "POST /invitation",
  "POST /invitation/accept",
  "POST /login/passkey",
  "POST /login/passkey/options",
  "POST /login/recovery",
  "POST /password/forgotten",
  "POST /password/reset",
  "POST /email/confirm",
];

/** The headers of every response below `/api`: they link it to its description (RFC 8631). */
export const apiHeaders = { Link: '</api/openapi.json>; rel="service-desc"' };

/** The operator's settings of the site. */
export type Site = {
  /** The public address; without one, the address of each request counts. */
  siteUrl: string | undefined;
  limits: RateLimits;
  contactEmail: string | null;
  channelUrl: string | null;
  /** The WebSub hub that passes the feeds on. */
  hub: string | undefined;
};

/** Every endpoint, part by part. */
export function endpointsOf(parts: ApiParts, responses: ResponseCache): EndpointGroup[] {
  const { library, clock, editing, engagement, uploads, media, pictures, resizer, signer, site } = parts;
  const { countsOf, likesOf } = engagement;
  const isPublic = (id: StoryId) => library.find(id, clock.now());
  const isThere = (id: StoryId) => library.any(id);
  const files = { pictures, resizer, uploaded: uploads.find };
  const subjectOf = (subject: Subject, id: StoryId) => (subject === "post" ? editing : parts.reviewing).read(id);
  const panelsPicture = async (imageUrl: string) => (await parts.proposals.picture(imageUrl)) ?? uploads.find(imageUrl);
  const changes = {
    uploadedPicture: async (imageUrl: string) => (await parts.proposals.master(imageUrl)) ?? uploads.read(imageUrl),
    taking: openTaking({ proposals: parts.proposals, read: subjectOf }),
  };
  const films = { find: media.find, captionsOf: filmCaptions };
  const groups = [
    storyEndpoints({ library, likesOf, responses }),
    archiveEndpoints({ library, likesOf, responses }),
    adminPostEndpoints({ ...parts, countsOf, ...changes }),
    engagementEndpoints({ ...parts, storyOf: (id) => publicStory(library, id, clock.now()), toPost: singlePost }),
    searchEndpoints(parts),
    languageEndpoints({ responses }),
    newsletterEndpoints(parts),
    mailNoticeEndpoints(parts),
    newsletterAdminEndpoints({
      ...parts,
      previewAddress: (letter) => `/newsletter/preview?token=${previewToken(letter, { signer, now: clock.now() })}`,
    }),
    auditEndpoints(parts),
    accessEndpoints({ ...parts, originOf: (request) => originOf(request, site.siteUrl) }),
    reviewLinkEndpoints({ ...parts, pictureOf: smallPicture({ pictures: parts.draftPictures, resizer }) }),
    previewEndpoints({
      ...parts,
      originOf: (request) => originOf(request, site.siteUrl),
      pictureOf: {
        story: smallPicture({ pictures, resizer }),
        draft: smallPicture({ pictures: parts.draftPictures, resizer }),
      },
    }),
    draftEndpoints({ ...parts, countsOf, ...changes }),
    calendarEndpoints({ ...parts, countsOf }),
    bulkEndpoints(parts),
    generationEndpoints({
      ...parts,
      adminDraft: async (id) => adminDraft(await parts.reviewing.read(id), parts),
      refuseHolding: parts.reviewing.refuseHolding,
      adminPost: async (id) => adminPost(await editing.read(id), { countsOf, now: clock.now() }),
      makeVideo: async (id, order) => (await parts.videos.generateVideo(id, order)).success,
    }),
    proposalEndpoints({ ...parts, subjectOf }),
    jobEndpoints(parts),
    adminPictureEndpoints({ ...parts, copying: { ...parts, isPublic } }),
    pictureEndpoints({ ...files, isPublic, hot: parts.hotPictures }),
    hiddenPictureEndpoints({ ...files, uploaded: panelsPicture, isPublic: isThere }),
    draftPictureEndpoints({ ...files, pictures: parts.draftPictures, uploaded: async () => null }),
    mediaEndpoints({ ...films, isPublic }),
    hiddenMediaEndpoints({ ...films, isPublic: isThere }),
    statisticsEndpoints(parts),
    videoEndpoints(parts),
    narrationEndpoints(parts),
    bookEndpoints(parts),
    stateEndpoints(parts.state),
    followingEndpoints(parts),
    healthEndpoints(parts),
    discoveryEndpoints({
      ...parts,
      originOf: (request) => originOf(request, site.siteUrl),
      shelvesAt: (now) => ({
        ...publicShelves({ timeline: library.timeline, now }),
        hasBooks: parts.books.list(now).length > 0,
      }),
      newestOfCategory: (key, count, now) => newestOfCategory(key, count, { timeline: library.timeline, now }),
      partsInSeries: (now) => partsInSeries({ timeline: library.timeline, now }),
      contactEmail: site.contactEmail,
      hub: site.hub,
      answers: responses,
      hasOneOrigin: site.siteUrl !== undefined,
    }),
  ];
  return [...groups, referenceEndpoints(groups)];
}

/**
 * Routes everything below `/api`, `/images`, `/media` and `/cards`, unknown addresses included, and the files that programs request at
 * the top level; every other request passes on to the next middleware.
 */
export function createApi(
  parts: ApiParts,
  responses = openResponses(parts),
  groups: readonly EndpointGroup[] = endpointsOf(parts, responses),
): Router {
  const { access, metrics, site } = parts;
  const endpoints = groups.flatMap(({ endpoints }) => endpoints);
  const api = express.Router();
  api.use("/api", withHeaders(apiHeaders));
  api.all("/metrics", metricsRequests({ metrics, guard: requireAdmin({ access, openRoutes: [] }) }));
  const guard = [limitWrites(rates.adminWrites, site.limits), requireAdmin({ access, openRoutes })];
  mountEndpoints(api, endpoints, { site, responses, guard, onAdminChange: parts.audit.note });
  api.use(["/api", "/images", "/media", "/cards"], sendNotFound);
  api.use(sendError(parts.log));
  return api;
}

/** The captions of a story's film; null without a film of known length. */
function filmCaptions(story: Story, language: Language): string | null {
  const seconds = story.madeBy?.film?.seconds;
  if (story.videoUrl === undefined || seconds === undefined) return null;
  return webVtt(captionTrackOf(story, language, seconds));
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
