import type { Request } from "express";
import { type Language, languages } from "#api/language/model.ts";
import type { Marks } from "#api/narration/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Endpoint } from "#api/platform/http/endpoint.ts";
import { nothingHere } from "#api/platform/http/http.ts";
import { lastModifiedBy } from "#api/platform/http/last-modified.ts";
import { rates } from "#api/platform/http/rates.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import { sendCached } from "#api/platform/http/send-cached.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { Timeline } from "#api/stories/timeline.ts";
import type { Cards } from "../cards.ts";
import { podcastAddress } from "../feed-address.ts";
import { file, kept, send } from "../file-endpoint.ts";
import { type PictureSources, withPicture } from "../story-picture.ts";
import { chaptersOf } from "./chapters.ts";
import { type Episode, findEpisode, newestEpisodes, podcastLength } from "./episodes.ts";
import { type FileKind, fileTypes, parsePodcastFile, versionOf } from "./files.ts";
import { podcastFeed } from "./podcast-feed.ts";
import { captionsOf, transcriptOf } from "./transcript.ts";
import { podcastTexts } from "./words.ts";

export type PodcastParts = PictureSources & {
  library: { readonly timeline: Pick<Timeline, "all" | "find"> };
  clock: Clock;
  /** The site's public address for this request. */
  originOf(request: Request): string;
  /** Whether that is the same for all requests; otherwise anybody can invent origins, and nothing is stored for them. */
  hasOneOrigin: boolean;
  contactEmail: string | null;
  /** The WebSub hub that passes the feed on. */
  hub: string | undefined;
  answers: ResponseCache;
  cards: Pick<Cards, "coverOfStory" | "coverOfSite">;
  /** The marks of a narration by their address; null where they are gone. */
  marksAt(url: string): Promise<Marks | null>;
  /** The number of each story in its series, from 1. */
  partsInSeries(now: Temporal.Instant): ReadonlyMap<StoryId, number>;
};

/** The podcast in both languages, and the files that its episodes name. */
export const podcastEndpoints = (parts: PodcastParts): Endpoint[] => [
  ...languages.map((language) => feedEndpoint(language, parts)),
  filesEndpoint(parts),
];

/** Programs on other sites play and show all of it. */
const everywhere = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };

function feedEndpoint(language: Language, parts: PodcastParts): Endpoint {
  const { library, clock, originOf, hasOneOrigin, hub, answers, contactEmail, partsInSeries } = parts;
  const lastModifiedOf = lastModifiedBy(clock);
  const address = podcastAddress(language);
  return file(address as `/${string}`, "The newest stories that are read aloud, as a podcast", {
    // Where nothing is stored, each request writes 300 episodes.
    ...(!hasOneOrigin && { rate: rates.sitemaps }),
    handle({ request, response }) {
      const origin = originOf(request);
      const answer = answers.get({
        name: `podcast ${origin}${address}`,
        kind: { type: "application/rss+xml; charset=utf-8", caching: "revalidated" },
        passing: !hasOneOrigin,
        look(now) {
          const episodes = newestEpisodes(language, podcastLength, { timeline: library.timeline, now });
          if (episodes.length === 0) throw noPodcast(language);
          const series = partsInSeries(now);
          const partOf = (id: StoryId) => series.get(id);
          return {
            dependencies: episodes.flatMap(({ entry }) => [entry, partOf(entry.id)]),
            write: () => podcastFeed(episodes, { language, origin, hub, contactEmail, partOf }),
          };
        },
      });
      response.set(everywhere);
      if (hub !== undefined) response.set("Link", `<${hub}>; rel="hub", <${origin}${address}>; rel="self"`);
      return sendCached(request, response, { answer, answers, lastModified: lastModifiedOf(answer) });
    },
  });
}

const noPodcast = (language: Language) =>
  new AppError("NOT_FOUND", podcastTexts[language].missing, { hint: podcastTexts[language].later });

function filesEndpoint({ library, clock, cards, marksAt, originOf, ...pictures }: PodcastParts): Endpoint {
  const coverOf = async (episode: Episode | null, language: Language): Promise<Content> => {
    if (episode === null) return { body: await cards.coverOfSite(language), isAsNoted: true };
    const { story } = episode.entry;
    const { shown, picture } = await withPicture(story, pictures);
    const body = await cards.coverOfStory(shown, language, picture);
    return { body, isAsNoted: shown.imageHash === story.imageHash };
  };
  const textOf = async (episode: Episode, kind: Exclude<FileKind, "jpg">, origin: string): Promise<Content> => {
    const marks = await marksAt(episode.narration.marks);
    if (marks === null) throw nothingHere();
    if (kind === "vtt") return { body: captionsOf(episode, marks), isAsNoted: true };
    const value = kind === "json" ? transcriptOf(episode, marks) : chaptersOf(episode, marks, origin);
    return { body: JSON.stringify(value), isAsNoted: true };
  };

  return file("/media/podcast/{file}", "The podcast's cover, or an episode's cover, transcript or chapters", {
    rate: rates.podcastFiles,
    async handle({ request, response }) {
      const named = parsePodcastFile(String(request.params.file));
      if (named === null) throw nothingHere();
      const { id, language, kind, version } = named;
      const moment = { timeline: library.timeline, now: clock.now() };
      const episode = id && findEpisode(id, language, moment);
      // The answer is the same for an unknown, a hidden and an unread story, so that it reveals nothing.
      if (id !== null && episode === null) throw nothingHere();
      const { body, isAsNoted } =
        kind === "jpg" || episode === null
          ? await coverOf(episode, language)
          : await textOf(episode, kind, originOf(request));
      response.set(everywhere);
      // Only the address with this very version may be cached for ever.
      const isNamed = isAsNoted && version === versionOf(episode, language, kind);
      send(response, fileTypes[kind], body, isNamed ? kept.forGood : kept.minutes);
    },
  });
}

/** A file's content; `isAsNoted` unless its picture is another than the story's file notes. */
type Content = { body: string | Uint8Array; isAsNoted: boolean };
