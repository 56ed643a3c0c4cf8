import { type Request, type Response, Router } from "express";
import type { Advertising } from "#api/advertising/model.ts";
import type { PictureFiles } from "#api/images/serving/pictures.ts";
import type { Resizer } from "#api/images/serving/resize.ts";
import { type Language, languages } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { readOnly, sendNotFound } from "#api/platform/http/http.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { StoryId } from "#api/stories/model.ts";
import type { Cards } from "./cards.ts";
import { atomFeed, feedLength } from "./feed.ts";
import { type Icon, icons } from "./icons.ts";
import { webManifest } from "./manifest.ts";
import { cardVersion, mirrors } from "./model.ts";
import { sitemap, sitemapPart, storiesPerPart } from "./sitemap.ts";

export type DiscoveryRoutesOptions = {
  library: Pick<StoryLibrary, "list" | "find" | "size" | "timeline">;
  clock: Clock;
  /** The site's public address for this request. */
  originOf(request: Request): string;
  advertising: Advertising | null;
  pictures: PictureFiles;
  /** Fetches a picture in our own cloud storage; null for any other. */
  storedPicture(imageUrl: string): Promise<Uint8Array | null>;
  resizer: Pick<Resizer, "resized">;
  cards: Pick<Cards, "ofStory" | "ofSite">;
  drawIcon(icon: Icon): Promise<Uint8Array>;
  /** The number of stories above which a sitemap is split. */
  perPart?: number;
};

const kept = {
  /** Caches revalidate before each use: a story may be revealed the next second. */
  revalidated: "public, max-age=0, must-revalidate",
  minutes: "public, max-age=300",
  aDay: "public, max-age=86400",
  forGood: "public, max-age=31536000, immutable",
};

const send = (response: Response, type: string, body: string | Uint8Array, lifetime: string) =>
  void response
    .set({ "Content-Type": type, "Cache-Control": lifetime })
    .send(typeof body === "string" ? body : Buffer.from(body));

/** Mount at `/`: feeds, sitemap, robots.txt, ads.txt, cards, icons and the manifest. */
export function discoveryRoutes(options: DiscoveryRoutesOptions): Router {
  const router = Router();
  router.use(feedRoutes(options), sitemapRoutes(options), cardRoutes(options));
  for (const language of languages) {
    readOnly(router, `${mirrors[language]}/manifest.webmanifest`, (_request, response) => {
      const manifest = JSON.stringify(webManifest(language));
      send(response, "application/manifest+json; charset=utf-8", manifest, kept.aDay);
    });
  }
  for (const file of icons) {
    let drawn: Promise<Uint8Array> | undefined;
    readOnly(router, `/${file}`, async (_request, response) => {
      drawn ??= options.drawIcon(file).catch((error: unknown) => {
        drawn = undefined; // A failed drawing is not cached, since the next one may succeed.
        throw error;
      });
      // Newsletters embed one of them, and may be read in another site's page.
      response.set("Cross-Origin-Resource-Policy", "cross-origin");
      send(response, file.endsWith(".ico") ? "image/x-icon" : "image/png", await drawn, kept.aDay);
    });
  }
  return router;
}

function feedRoutes({ library, clock, originOf }: DiscoveryRoutesOptions): Router {
  const router = Router();
  for (const language of languages) {
    readOnly(router, `${mirrors[language]}/feed.xml`, (request, response) => {
      const stories = library.list({ now: clock.now(), limit: feedLength, offset: 0 });
      const feed = atomFeed(stories, { language, origin: originOf(request) });
      send(response, "application/atom+xml; charset=utf-8", feed, kept.revalidated);
    });
  }
  return router;
}

function sitemapRoutes(options: DiscoveryRoutesOptions): Router {
  const { library, clock, originOf, advertising, perPart = storiesPerPart } = options;
  const router = Router();
  const oldestFirst = () => library.timeline.list({ now: clock.now(), limit: library.size, offset: 0 }).reverse();
  const sendXml = (response: Response, xml: string) =>
    send(response, "application/xml; charset=utf-8", xml, kept.revalidated);

  readOnly(router, "/sitemap.xml", (request, response) => {
    sendXml(response, sitemap(oldestFirst(), { origin: originOf(request), perPart }));
  });
  readOnly(router, "/sitemap-:part.xml", (request, response, next) => {
    const number = /^[1-9]\d{0,4}$/.exec(String(request.params.part))?.[0];
    const part = number && sitemapPart(Number(number), oldestFirst(), { origin: originOf(request), perPart });
    if (!part) return sendNotFound(request, response, next);
    sendXml(response, part);
  });
  readOnly(router, "/robots.txt", (request, response) => {
    const rules = `User-agent: *\nDisallow: /api/admin\n\nSitemap: ${originOf(request)}/sitemap.xml\n`;
    send(response, "text/plain; charset=utf-8", rules, kept.aDay);
  });
  // Without advertising the file does not exist.
  if (advertising) {
    const seller = advertising.client.replace(/^ca-/, "");
    readOnly(router, "/ads.txt", (_request, response) => {
      const line = `google.com, ${seller}, DIRECT, f08c47fec0942fa0\n`;
      send(response, "text/plain; charset=utf-8", line, kept.aDay);
    });
  }
  return router;
}

const asMaster = (bytes: Uint8Array) => ({ hash: contentHash(bytes), read: async () => bytes });

function cardRoutes({ library, clock, pictures, storedPicture, resizer, cards }: DiscoveryRoutesOptions): Router {
  const router = Router();

  async function draw(subject: string, language: Language): Promise<{ card: Uint8Array; version: string }> {
    if (subject === "home") return { card: await cards.ofSite(language), version: cardVersion(null, language) };
    const id = StoryId.safeParse(subject).data;
    const story = id && library.find(id, clock.now());
    // The answer is the same for an unknown and a hidden story, so that it reveals nothing.
    if (!story) throw new AppError("PICTURE_NOT_FOUND", "There is no such picture.");
    const isElsewhere = !story.imageUrl.startsWith("/");
    const ownHash = isElsewhere ? null : await pictures.hashOf(story.id);
    const picture = async () => {
      const master = isElsewhere ? await storedPicture(story.imageUrl) : await pictures.read(story.id);
      return master && (await resizer.resized(asMaster(master), { width: 1280, format: "webp" }));
    };
    // The hash of the present file rather than the one in the story's file; a picture elsewhere never changes under its
    // name.
    const shown = { ...story, imageHash: isElsewhere ? story.imageHash : (ownHash ?? undefined) };
    return { card: await cards.ofStory(shown, language, picture), version: cardVersion(shown, language) };
  }

  readOnly(router, "/cards/:file", async (request, response) => {
    const [, subject = "", language = ""] = /^(.+)-(en|pl)\.jpg$/.exec(String(request.params.file)) ?? [];
    const { card, version } = await draw(subject, language as Language);
    const lifetime = request.query.v === version ? kept.forGood : kept.minutes;
    send(response, "image/jpeg", Buffer.from(card.buffer, card.byteOffset, card.byteLength), lifetime);
  });
  return router;
}
