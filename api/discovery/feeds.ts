import type { Request, Response } from "express";
import { type Language, languages } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Endpoint } from "#api/platform/http/endpoint.ts";
import { nothingHere } from "#api/platform/http/http.ts";
import { lastModifiedBy } from "#api/platform/http/last-modified.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import { sendCached } from "#api/platform/http/send-cached.ts";
import { archivePaths, patternOf, readParameters } from "#api/stories/archive/addresses.ts";
import { bundledCategory } from "#api/stories/archive/category-key.ts";
import type { TimedStory, Timeline } from "#api/stories/timeline.ts";
import { atomFeed, type FeedOptions, feedLength } from "./feed.ts";
import { feedAddress } from "./feed-address.ts";
import { file } from "./file-endpoint.ts";
import { mirrors } from "./model.ts";

export type FeedParts = {
  library: { readonly timeline: Pick<Timeline, "list"> };
  /** The newest public stories of a category by its key, newest first. */
  newestOfCategory(key: string, count: number, now: Temporal.Instant): readonly TimedStory[];
  /** The site's public address for this request. */
  originOf(request: Request): string;
  /** Whether that is the same for all requests; otherwise anybody can invent origins, and nothing is stored for them. */
  hasOneOrigin: boolean;
  /** The WebSub hub that passes the feeds on. */
  hub: string | undefined;
  answers: ResponseCache;
};

/** The feeds: of all stories and of each category, in both languages. */
export function feedEndpoints({ clock, ...parts }: FeedParts & { clock: Clock }): Endpoint[] {
  const sending = { ...parts, lastModifiedOf: lastModifiedBy(clock) };
  return languages.flatMap((language) => [wholeFeed(language, sending), categoryFeed(language, sending)]);
}

type Sending = FeedParts & { lastModifiedOf: ReturnType<typeof lastModifiedBy> };

const wholeFeed = (language: Language, parts: Sending) =>
  file(`${mirrors[language]}/feed.xml`, "The newest stories as an Atom feed", {
    handle: ({ request, response }) => sendFeed({ language, request, response }, parts),
  });

const categoryPattern = patternOf(":category");

const categoryFeed = (language: Language, parts: Sending) =>
  file(
    `${mirrors[language]}${archivePaths.category[language].replace(":category", "{category}") as `/${string}`}/feed.xml`,
    "The newest stories of a category as an Atom feed",
    {
      handle({ request, response }) {
        const found = categoryPattern.exec(String(request.params.category))?.groups;
        const category = found && readParameters(found, language)?.category;
        if (category === undefined) throw nothingHere();
        return sendFeed({ language, request, response, category }, parts);
      },
    },
  );

type FeedRequest = {
  language: Language;
  request: Request;
  response: Response;
  /** A category's key. */
  category?: string;
};

/** Sends a feed from the cache; its headers name its hub too (WebSub, section 4). Throws NOT_FOUND for a category without stories. */
function sendFeed({ language, request, response, category }: FeedRequest, parts: Sending): Promise<void> {
  const { library, newestOfCategory, originOf, hasOneOrigin, hub, answers, lastModifiedOf } = parts;
  const origin = originOf(request);
  const address = feedAddress(language, category);
  const answer = answers.get({
    name: `feed ${origin}${address}`,
    kind: { type: "application/atom+xml; charset=utf-8", caching: "revalidated" },
    passing: !hasOneOrigin,
    look(now) {
      if (category === undefined) {
        const entries = library.timeline.list({ now, limit: feedLength, offset: 0 });
        return feedOf(entries, { language, origin, hub });
      }
      const entries = newestOfCategory(category, feedLength, now);
      const [newest] = entries;
      if (newest === undefined) throw nothingHere();
      const name = bundledCategory(category) ?? newest.story.category;
      return feedOf(entries, { language, origin, hub, category: { key: category, name } });
    },
  });
  if (hub !== undefined) response.set("Link", `<${hub}>; rel="hub", <${origin}${address}>; rel="self"`);
  return sendCached(request, response, { answer, answers, lastModified: lastModifiedOf(answer) });
}

const feedOf = (entries: readonly TimedStory[], options: FeedOptions) => ({
  dependencies: entries,
  write: () =>
    atomFeed(
      entries.map(({ story }) => story),
      options,
    ),
});
