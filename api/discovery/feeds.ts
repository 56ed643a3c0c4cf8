import type { Request, Response } from "express";
import { type Language, languages } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Endpoint } from "#api/platform/http/endpoint.ts";
import { nothingHere } from "#api/platform/http/http.ts";
import { archivePaths, patternOf, readParameters } from "#api/stories/archive/addresses.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story } from "#api/stories/model.ts";
import { atomFeed, type FeedOptions, feedLength } from "./feed.ts";
import { file, kept, send } from "./file-endpoint.ts";
import { feedAddress, mirrors } from "./model.ts";

export type FeedParts = {
  library: Pick<StoryLibrary, "list">;
  clock: Clock;
  /** The newest public stories of a category by its key, and its name; null without any. */
  newestOfCategory(
    key: string,
    count: number,
    now: Temporal.Instant,
  ): { name: string; stories: readonly Story[] } | null;
  /** The site's public address for this request. */
  originOf(request: Request): string;
  /** The WebSub hub that passes the feeds on. */
  hub: string | undefined;
};

/** The feeds: of all stories and of each category, in both languages. */
export const feedEndpoints = (parts: FeedParts): Endpoint[] =>
  languages.flatMap((language) => [wholeFeed(language, parts), categoryFeed(language, parts)]);

const wholeFeed = (language: Language, { library, clock, originOf, hub }: FeedParts) =>
  file(`${mirrors[language]}/feed.xml`, "The newest stories as an Atom feed", {
    handle({ request, response }) {
      const stories = library.list({ now: clock.now(), limit: feedLength, offset: 0 });
      sendFeed(response, stories, { language, origin: originOf(request), hub });
    },
  });

const categoryPattern = patternOf(":category");

const categoryFeed = (language: Language, { clock, newestOfCategory, originOf, hub }: FeedParts) =>
  file(
    `${mirrors[language]}${archivePaths.category[language].replace(":category", "{category}") as `/${string}`}/feed.xml`,
    "The newest stories of a category as an Atom feed",
    {
      handle({ request, response }) {
        const found = categoryPattern.exec(String(request.params.category))?.groups;
        const key = found && readParameters(found, language)?.category;
        const newest = key === undefined ? null : newestOfCategory(key, feedLength, clock.now());
        if (key === undefined || newest === null) throw nothingHere();
        const category = { key, name: newest.name };
        sendFeed(response, newest.stories, { language, origin: originOf(request), category, hub });
      },
    },
  );

/** Sends a feed; headers name its hub too (WebSub, section 4: discovery). */
function sendFeed(response: Response, stories: readonly Story[], options: FeedOptions): void {
  const { language, origin, category, hub } = options;
  if (hub !== undefined)
    response.set("Link", `<${hub}>; rel="hub", <${origin}${feedAddress(language, category?.key)}>; rel="self"`);
  send(response, "application/atom+xml; charset=utf-8", atomFeed(stories, options), kept.revalidated);
}
