import type { Request, Response } from "express";
import type { Advertising } from "#api/advertising/model.ts";
import { type Language, languages } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Endpoint, EndpointGroup } from "#api/platform/http/endpoint.ts";
import { nothingHere } from "#api/platform/http/http.ts";
import { rates } from "#api/platform/http/rates.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { StoryId } from "#api/stories/model.ts";
import type { Cards } from "./cards.ts";
import { embedEndpoints } from "./embed-endpoints.ts";
import { type FeedParts, feedEndpoints } from "./feeds.ts";
import { file, kept, send } from "./file-endpoint.ts";
import { type Icon, icons } from "./icons.ts";
import { webManifest } from "./manifest.ts";
import { cardVersion, mirrors } from "./model.ts";
import { type PodcastParts, podcastEndpoints } from "./podcast/podcast-endpoints.ts";
import { type Shelves, sitemap, sitemapPart, storiesPerPart } from "./sitemap.ts";
import { type PictureSources, withPicture } from "./story-picture.ts";

export type DiscoveryParts = FeedParts &
  PodcastParts &
  PictureSources & {
    library: Pick<StoryLibrary, "find" | "size" | "timeline">;
    clock: Clock;
    /** The collections of stories that readers may see now. */
    shelvesAt(now: Temporal.Instant): Shelves;
    advertising: Advertising | null;
    cards: Omit<Cards, "queue" | "prune">;
    drawIcon(icon: Icon): Promise<Uint8Array>;
    /** The number of stories above which a sitemap is split. */
    perPart?: number;
  };

/** Feeds, embeds, sitemap, robots.txt, ads.txt, cards, icons and the manifest, which programs read. */
export const discoveryEndpoints = (options: DiscoveryParts): EndpointGroup => ({
  title: "Files for programs",
  endpoints: [
    ...feedEndpoints(options),
    ...podcastEndpoints(options),
    ...embedEndpoints(options),
    ...languages.map(manifestEndpoint),
    ...sitemapEndpoints(options),
    cardEndpoint(options),
    ...icons.map((icon) => iconEndpoint(icon, options)),
  ],
});

const manifestEndpoint = (language: Language) =>
  file(`${mirrors[language]}/manifest.webmanifest`, "The web app manifest", {
    handle({ response }) {
      const manifest = JSON.stringify(webManifest(language));
      send(response, "application/manifest+json; charset=utf-8", manifest, kept.aDay);
    },
  });

function iconEndpoint(icon: Icon, { drawIcon }: DiscoveryParts): Endpoint {
  let drawn: Promise<Uint8Array> | undefined;
  return file(`/${icon}`, "An icon of the site", {
    async handle({ response }) {
      drawn ??= drawIcon(icon).catch((error: unknown) => {
        drawn = undefined; // A failed drawing is not cached, since the next one may succeed.
        throw error;
      });
      // Newsletters embed one of them, and may be read in another site's page.
      response.set("Cross-Origin-Resource-Policy", "cross-origin");
      send(response, icon.endsWith(".ico") ? "image/x-icon" : "image/png", await drawn, kept.aDay);
    },
  });
}

function sitemapEndpoints(options: DiscoveryParts): Endpoint[] {
  const { library, clock, shelvesAt, originOf, advertising, perPart = storiesPerPart } = options;
  const rate = rates.sitemaps;
  const oldestFirst = () => library.timeline.list({ now: clock.now(), limit: library.size, offset: 0 }).reverse();
  const listing = (request: Request) => ({ origin: originOf(request), shelves: shelvesAt(clock.now()), perPart });
  const sendXml = (response: Response, xml: string) =>
    send(response, "application/xml; charset=utf-8", xml, kept.revalidated);
  const sendText = (response: Response, text: string) => send(response, "text/plain; charset=utf-8", text, kept.aDay);

  const whole = file("/sitemap.xml", "The sitemap, or the list of its parts", {
    rate,
    handle: ({ request, response }) => sendXml(response, sitemap(oldestFirst(), listing(request))),
  });
  const part = file("/sitemap-{part}.xml", "A part of the sitemap", {
    rate,
    handle({ request, response }) {
      const number = /^[1-9]\d{0,4}$/.exec(String(request.params.part))?.[0];
      const xml = number && sitemapPart(Number(number), oldestFirst(), listing(request));
      if (!xml) throw nothingHere();
      sendXml(response, xml);
    },
  });
  const robots = file("/robots.txt", "The rules for robots", {
    handle: ({ request, response }) =>
      sendText(response, `User-agent: *\nDisallow: /api/admin\n\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  });
  // Without advertising the file does not exist.
  const ads = (advertising ? [advertising] : []).map(({ client }) =>
    file("/ads.txt", "The authorized sellers of advertising", {
      handle: ({ response }) =>
        sendText(response, `google.com, ${client.replace(/^ca-/, "")}, DIRECT, f08c47fec0942fa0\n`),
    }),
  );
  return [whole, part, robots, ...ads];
}

function cardEndpoint({ library, clock, cards, ...sources }: DiscoveryParts): Endpoint {
  async function draw(subject: string, language: Language): Promise<{ card: Uint8Array; version: string }> {
    if (subject === "home") return { card: await cards.ofSite(language), version: cardVersion(null, language) };
    const id = StoryId.safeParse(subject).data;
    const story = id && library.find(id, clock.now());
    // The answer is the same for an unknown and a hidden story, so that it reveals nothing.
    if (!story) throw new AppError("PICTURE_NOT_FOUND", "There is no such picture.");
    const { shown, picture } = await withPicture(story, sources);
    return { card: await cards.ofStory(shown, language, picture), version: cardVersion(shown, language) };
  }

  return file("/cards/{file}", "A story's or the site's card for link previews, `<story id>-<language>.jpg`", {
    rate: rates.cards,
    async handle({ request, response }) {
      const [, subject = "", language = ""] = /^(.+)-(en|pl)\.jpg$/.exec(String(request.params.file)) ?? [];
      const { card, version } = await draw(subject, language as Language);
      const lifetime = request.query.v === version ? kept.forGood : kept.minutes;
      send(response, "image/jpeg", Buffer.from(card.buffer, card.byteOffset, card.byteLength), lifetime);
    },
  });
}
