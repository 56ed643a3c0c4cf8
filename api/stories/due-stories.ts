// For which stories a server makes something by itself. Pure.
import type { Story, StoryId } from "./model.ts";

type Due = {
  now: Temporal.Instant;
  /** How far back it reaches: an older story is left to a person. */
  reach: Temporal.DurationLike;
  /** Whether a slot's story is a substitute that nobody has edited: an approved draft may still take its place. */
  isSubstitute(id: StoryId): boolean;
  isMissing(story: Story): boolean;
};

/**
 * The stories that lack something: those that wait for their hour and those that came out lately, the first to come out first. A
 * substitute waits until its hour has come. `stories` begin with the newest.
 */
export function dueStories(stories: Iterable<Story>, { now, reach, isSubstitute, isMissing }: Due): Story[] {
  const isDue = (story: Story) => isMissing(story) && (isOut(story, now) || !isSubstitute(story.id));
  return [...storiesSince(now.subtract(reach), stories)].filter(isDue).reverse();
}

export const isOut = ({ publishedAt }: Pick<Story, "publishedAt">, now: Temporal.Instant) =>
  Temporal.Instant.compare(publishedAt, now) <= 0;

/** The stories after an instant; the older ones are not looked at. */
export function* storiesSince(instant: Temporal.Instant, stories: Iterable<Story>): Generator<Story, void> {
  for (const story of stories) {
    if (Temporal.Instant.compare(story.publishedAt, instant) <= 0) return;
    yield story;
  }
}
