import { type Language, languages } from "#api/language/model.ts";
import { currentNarrations } from "#api/narration/current.ts";
import { memoized } from "#api/platform/memoized.ts";
import type { Narration, StoryId } from "#api/stories/model.ts";
import type { TimedStory, Timeline } from "#api/stories/timeline.ts";

/** A public story that is read aloud in its present words. */
export type Episode = { entry: TimedStory; language: Language; narration: Narration };
export type Moment = { timeline: Pick<Timeline, "all" | "find">; now: Temporal.Instant };

/** The episodes that a feed holds: a hundred days of them (docs/decisions/0051-the-podcast.md). */
export const podcastLength = 300;

/** An unchanged story is the same entry in every later library, so its words are compared with those that were spoken once. */
const narrationsOf = memoized(({ story }: TimedStory) => currentNarrations(story));

/** The stories of a library that were ever read aloud, newest first, the scheduled ones too; none is read for this. */
const narratedIn = memoized((timeline: Moment["timeline"]) => {
  const entries: Record<Language, TimedStory[]> = { en: [], pl: [] };
  for (const entry of timeline.all()) for (const language of entry.narrated ?? []) entries[language].push(entry);
  return entries;
});

function episodeOf(entry: TimedStory | undefined, language: Language): Episode | null {
  if (!entry?.narrated?.includes(language)) return null;
  const narration = narrationsOf(entry).find((each) => each.language === language);
  return narration ? { entry, language, narration } : null;
}

/**
 * The newest episodes in a language, newest first. Only so many stories are read as a feed holds: after a change of what is said of
 * every story none of them is read aloud in its present words, and a page would wait for all years to be looked at.
 */
export function newestEpisodes(language: Language, most: number, { timeline, now }: Moment): Episode[] {
  const newest: Episode[] = [];
  let looked = 0;
  for (const entry of narratedIn(timeline)[language]) {
    if (entry.at > now.epochMilliseconds) continue;
    const episode = episodeOf(entry, language);
    if (episode) newest.push(episode);
    looked += 1;
    if (newest.length === most || looked === podcastLength) break;
  }
  return newest;
}

/** The episode of a story; null for one that is not public, or not read aloud. */
export const findEpisode = (id: StoryId, language: Language, { timeline, now }: Moment): Episode | null =>
  episodeOf(timeline.find(id, now), language);

/** The languages with a podcast: those in which any public story is read aloud. */
export const podcastLanguages = (moment: Moment): Language[] =>
  languages.filter((language) => newestEpisodes(language, 1, moment).length > 0);
