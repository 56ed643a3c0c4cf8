// Tells a WebSub hub that feeds have changed (W3C Recommendation of 2018, section 6), so that it passes new stories on at once.

import type { Logger } from "pino";
import { languages } from "#api/language/model.ts";
import { currentNarrations } from "#api/narration/current.ts";
import type { Clock } from "#api/platform/clock.ts";
import { categoryKey } from "#api/stories/archive/category-key.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story } from "#api/stories/model.ts";
import { feedAddress, podcastAddress } from "./feed-address.ts";

type Options = {
  /** The hub's address. */
  hub: string;
  /** The site's public address. */
  origin: string;
  library: Pick<StoryLibrary, "list">;
  clock: Clock;
  log: Pick<Logger, "info" | "warn">;
};

/** A story has its slot's instant also when it is made late. Older news is left to programs that poll. */
const newsFor = { hours: 24 };
/**
 * A server that starts tells the hub of the last minutes once more, and one that takes the lead of what has come out since it started: the
 * hub then finds nothing new.
 */
const toldAgain = { minutes: 10 };
const mostStories = 30;
const patienceMs = 10_000;
const firstPauseSeconds = 20;
const longestPauseSeconds = 600;

/** Watches for stories that are revealed. `tick` is to be called every few seconds, and never throws. */
export function openWebSub({ hub, origin, library, clock, log }: Options) {
  const revealedAt = (now: Temporal.Instant, from: Temporal.Instant) =>
    library.list({ now, from, limit: mostStories, offset: 0 });
  const begun = clock.now();
  let told = namesOf(revealedAt(begun.subtract(toldAgain), begun.subtract(newsFor)).flatMap(newsOf));
  let failures = 0;
  let pausedUntil = begun;

  async function tell(feed: string): Promise<void> {
    const response = await fetch(hub, {
      method: "POST",
      body: new URLSearchParams({ "hub.mode": "publish", "hub.url": origin + feed }),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The hub answered ${response.status}`);
  }

  function pause(now: Temporal.Instant, error: unknown): void {
    const seconds = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** failures);
    failures += 1;
    pausedUntil = now.add({ seconds });
    log.warn({ err: error, seconds }, "The WebSub hub could not be told of new stories; it is told again later");
  }

  return {
    async tick(): Promise<void> {
      const now = clock.now();
      if (Temporal.Instant.compare(now, pausedUntil) < 0) return;
      const news = revealedAt(now, now.subtract(newsFor)).flatMap(newsOf);
      const feeds = [...new Set(news.filter(({ name }) => !told.has(name)).flatMap(({ feeds }) => feeds))];
      try {
        await Promise.all(feeds.map(tell));
      } catch (error) {
        return pause(now, error);
      }
      failures = 0;
      told = namesOf(news);
      if (feeds.length > 0) log.info({ feeds }, "Told the WebSub hub of new stories");
    },
  };
}

/** A change by a name of its own, and the feeds that it is in. */
type News = { name: string; feeds: string[] };

const namesOf = (news: readonly News[]) => new Set(news.map(({ name }) => name));

/** A story is news, and again in each language in which it is read aloud, which may be later. */
const newsOf = (story: Story): News[] => {
  const key = categoryKey(story.category);
  return [
    { name: story.id, feeds: languages.flatMap((language) => [feedAddress(language), feedAddress(language, key)]) },
    ...currentNarrations(story).map(({ language }) => ({
      name: `${story.id} ${language}`,
      feeds: [podcastAddress(language)],
    })),
  ];
};
