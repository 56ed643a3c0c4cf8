import { tmpdir } from "node:os";
import { pino } from "pino";
import { openAccess } from "./access/access.ts";
import { emptyAccess } from "./access/model.ts";
import type { ApiParts } from "./app.ts";
import { countsInMemory } from "./engagement/counts.fixture.ts";
import { openEngagement } from "./engagement/engagement.ts";
import type { EngagementState } from "./engagement/model.ts";
import { openHealth } from "./health/health.ts";
import { openReadiness } from "./health/readiness.ts";
import { openJobs } from "./jobs/jobs.ts";
import type { Mail } from "./mail/model.ts";
import { narrationsOf } from "./narration/narrations.fixture.ts";
import type { NewsletterState } from "./newsletter/model.ts";
import { openNewsletter } from "./newsletter/newsletter.ts";
import { openSubscriberBook } from "./newsletter/subscribers/subscriber-book.ts";
import { contentHash } from "./platform/files/content-hash.ts";
import { createSigner } from "./platform/secret.ts";
import { indexStories, type Likes, timed } from "./stories/index/story-index.ts";
import type { Story } from "./stories/model.ts";
import { openPreviewLinks } from "./stories/previews/preview-links.ts";
import { videosOf } from "./video/videos.fixture.ts";
import { inlineWorkers } from "./wiring/workers.ts";

/** A part of the state in memory, for one test. */
export function storeOf<Part>(part: Part) {
  return {
    read: () => part,
    fresh: async () => {},
    update: async <Result>(change: (part: Part) => Result) => change(part),
  };
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Everything the API is made of but the library, in memory: mail is kept in `mails`, limits are off. */
export function partsOf({
  clock,
  counts = {},
}: {
  clock: ApiParts["clock"];
  /** Likes by story id. */
  counts?: Record<string, number>;
}): Omit<ApiParts, "library"> & { mails: Mail[] } {
  const stories = Object.fromEntries(Object.entries(counts).map(([id, likes]) => [id, { likes, views: 0, clicks: 0 }]));
  const mails: Mail[] = [];
  const log = pino({ level: "silent" });
  const secret = "a secret that only this test knows of";
  const signer = createSigner(secret);
  const newsletterStore = storeOf<NewsletterState>({ subscribers: {} });
  const later = async () => {
    throw new Error("This test has no such part.");
  };
  return {
    mails,
    engagement: openEngagement({ store: countsInMemory(storeOf<EngagementState>({ stories, days: {} })), clock }),
    newsletter: openNewsletter({
      store: newsletterStore,
      mail: { send: async (mail) => void mails.push(mail), close: () => {} },
      signer,
      clock,
      log,
    }),
    signer,
    advertising: null,
    clock,
    log,
    pictures: { read: async () => encode("a picture"), hashOf: async () => contentHash(encode("a picture")) },
    resizer: { resized: (master) => master.read(), nearest: async () => null },
    media: { find: async () => null },
    storedPicture: async () => null,
    access: openAccess({ store: storeOf(emptyAccess()), secret, clock }),
    accessMail: null,
    audit: { note: async () => {}, page: later, tick: later },
    editing: {
      read: later,
      create: later,
      update: later,
      updateAll: later,
      note: later,
      remove: later,
      history: later,
      deleted: later,
      version: later,
      restore: later,
      remoteState: later,
    },
    reviewing: {
      drafts: { all: async () => [], taken: async () => new Set() },
      read: later,
      approve: later,
      hold: later,
      edit: later,
      remove: later,
      refuseHolding: later,
      placeSpares: async () => [],
      removeExpired: later,
    },
    bulk: { change: later, revert: later },
    isReviewOn: false,
    moving: { move: later },
    previewLinks: openPreviewLinks({ store: storeOf(emptyAccess()), signer, clock }),
    draftPictures: { read: async () => null, hashOf: async () => null },
    revsOf: async () => new Map(),
    search: { find: later, idsWith: async () => null },
    uploads: { add: later, keep: later, read: async () => null, find: async () => null, close: () => {} },
    pictureMaintenance: { check: later, regenerate: later, migrate: later },
    jobs: openJobs({ clock }),
    state: { keepBackup: later },
    runs: { list: async () => [] },
    statistics: { overview: later, popular: () => [], days: () => [], posts: () => [] },
    health: openHealth({ clock }),
    metrics: { observe: () => {}, watch: () => {}, read: later, close: () => {} },
    follower: null,
    receiver: null,
    mailNotices: null,
    readiness: openReadiness({ dataDir: tmpdir(), contentDir: tmpdir(), awaitsLibrary: () => false }),
    buffer: () => ({ ready: 0, later: 0, until: null, gap: null, level: "empty" }),
    letters: {
      tick: async () => {},
      send: later,
      preview: () => ({ subject: "", html: "", text: "" }),
      test: later,
      today: async () => null,
      reports: async () => [],
      close: async () => {},
    },
    subscribers: openSubscriberBook({ store: newsletterStore, clock }),
    videos: videosOf({ stories: [], clock }),
    narrations: narrationsOf({ stories: [] }),
    books: {
      list: () => [],
      find: () => null,
      check: later,
      make: later,
      makeInto: later,
      withdraw: later,
      refresh: later,
      outdated: async () => [],
      onChange: () => {},
    },
    async *generate() {},
    estimate: async () => ({ storyUsd: 0, filmUsd: 0 }),
    proposals: {
      keep: later,
      find: async () => null,
      drop: async () => {},
      roundsOf: async () => 0,
      picture: async () => null,
      master: async () => null,
    },
    async *propose() {},
    estimateProposals: async () => ({ usd: { text: 0, picture: 0, both: 0 }, understandsAll: false }),
    drawIcon: inlineWorkers.drawIcon,
    cards: {
      ofStory: async () => encode("a card"),
      ofSite: async () => encode("a card"),
      coverOfStory: async () => encode("a cover"),
      coverOfSite: async () => encode("a cover"),
    },
    marksAt: async () => null,
    site: {
      siteUrl: undefined,
      hub: undefined,
      limits: "off",
      contactEmail: "hello@mruk.invalid",
      channelUrl: "https://www.youtube.com/",
    },
  };
}

/** A library in memory that never changes, of these stories. */
export const libraryOf = (stories: readonly Story[], likes: Likes): ApiParts["library"] => ({
  ...indexStories(stories.map(timed), likes),
  refresh: async () => ({ changed: [], removed: [] }),
  faults: () => [],
  onChange: () => {},
  isDeleted: () => false,
  traceOf: () => undefined,
});
