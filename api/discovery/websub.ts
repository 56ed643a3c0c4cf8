// Tells a WebSub hub that feeds have changed (W3C Recommendation of 2018, section 6), so that it passes new stories on at once.

import type { Logger } from "pino";
import { languages } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { categoryKey } from "#api/stories/archive/category-key.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story } from "#api/stories/model.ts";
import { feedAddress } from "./feed-address.ts";

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
  let told = idsOf(revealedAt(begun.subtract(toldAgain), begun.subtract(newsFor)));
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
      const revealed = revealedAt(now, now.subtract(newsFor));
      const feeds = [...new Set(revealed.filter(({ id }) => !told.has(id)).flatMap(feedsOf))];
      try {
        await Promise.all(feeds.map(tell));
      } catch (error) {
        return pause(now, error);
      }
      failures = 0;
      told = idsOf(revealed);
      if (feeds.length > 0) log.info({ feeds }, "Told the WebSub hub of new stories");
    },
  };
}

const idsOf = (stories: readonly Story[]) => new Set(stories.map(({ id }) => id));

/** The feeds that a story's reveal changes. */
const feedsOf = ({ category }: Story) =>
  languages.flatMap((language) => [feedAddress(language), feedAddress(language, categoryKey(category))]);
