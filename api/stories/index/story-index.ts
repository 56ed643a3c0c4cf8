import { type Slot, timeSlots, warsawZone } from "#api/schedule/model.ts";
import { storyOfSlot } from "#api/schedule/slots.ts";
import type { Story, StoryId } from "../model.ts";
import {
  countWhile,
  inTime,
  type ListOrder,
  type PopularOrder,
  type Span,
  type Surroundings,
  type TimedStory,
  type Timeline,
} from "../timeline.ts";
import { narratedIn } from "./narrated.ts";
import { rankStories } from "./ranking.ts";

/** A story that is here already, as the index takes it. */
export function timed(story: Story): TimedStory {
  const at = Temporal.Instant.from(story.publishedAt).epochMilliseconds;
  return { id: story.id, at, narrated: narratedIn(story), story };
}

/** The likes of each story. */
export type Likes = {
  likesOf(id: StoryId): number;
  /** Tells of each story whose likes are others than before; without it they are taken to stay as they are. */
  onLikes?: ((heard: (id: StoryId) => void) => void) | undefined;
};

/**
 * Stories in memory. The questions of readers carry the instant they are asked at and are answered as if no later story
 * existed; `any` and `all` know the scheduled ones too. None but the first `popular` after a change takes longer in a
 * larger library.
 */
export type StoryIndex = {
  find(id: StoryId, now: Temporal.Instant): Story | undefined;
  /** The stories of the Warsaw day so far, oldest first. */
  today(now: Temporal.Instant): Story[];
  /** The slot's story, whatever its number within the slot, where it is published on the slot's day. */
  ofSlot(slot: Slot, now: Temporal.Instant): Story | undefined;
  /** Newest first; with `from`, those published at that instant or later, with `before`, those published earlier than that. */
  list(query: ListOrder): Story[];
  /** Most liked first, newer before older. */
  popular(query: PopularOrder): Story[];
  /** The public stories around a public one. */
  neighbours(id: StoryId, now: Temporal.Instant): Surroundings<Story>;
  any(id: StoryId): Story | undefined;
  /** Newest first, as lists have them. */
  all(): Iterable<Story>;
  readonly size: number;
  /** When the next of the scheduled stories becomes public. */
  nextReveal(now: Temporal.Instant): Temporal.Instant | undefined;
  readonly timeline: Timeline;
};

/** The index of these stories, each id once. It never changes: other stories are another index. */
export function indexStories(stories: Iterable<TimedStory>, likes: Likes): StoryIndex {
  const entries = [...stories].sort(inTime);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return indexTimeline(entries, { ...likes, entryOf: (id) => byId.get(id) });
}

/** The same of stories that are in order, where somebody else finds them by their ids. */
export function indexTimeline(
  entries: readonly TimedStory[],
  { likesOf, onLikes, entryOf }: Likes & { entryOf(id: StoryId): TimedStory | undefined },
): StoryIndex {
  const ranking = rankStories(entries, { likesOf, find: entryOf });
  onLikes?.(ranking.liked);

  const countBefore = (from: number) => countWhile(entries, (entry) => entry.at < from);

  /** The number of stories that are public at this instant. */
  const countUntil = ({ epochMilliseconds: at }: Temporal.Instant) => countWhile(entries, (entry) => entry.at <= at);
  /** The number of those that were public before the Warsaw day of this instant began. */
  const countBeforeDay = (now: Temporal.Instant) =>
    countBefore(now.toZonedDateTimeISO(warsawZone).startOfDay().epochMilliseconds);
  const countBeforeDate = (date: Temporal.PlainDate) =>
    countBefore(date.toZonedDateTime({ timeZone: warsawZone }).epochMilliseconds);

  /** The first index of these stories among all, and the one after the last. */
  function placesOf({ now, from, before }: Span): { start: number; last: number } {
    const start = from === undefined ? 0 : countBefore(from.epochMilliseconds);
    const last =
      before === undefined ? countUntil(now) : Math.min(countUntil(now), countBefore(before.epochMilliseconds));
    return { start, last };
  }

  const timeline: Timeline = {
    all: () => entries.toReversed(),
    find(id, now) {
      const entry = entryOf(id);
      return entry && entry.at <= now.epochMilliseconds ? entry : undefined;
    },
    today: (now) => entries.slice(countBeforeDay(now), countUntil(now)),
    list({ limit, offset, ...span }) {
      const { start, last } = placesOf(span);
      const end = Math.max(start, last - offset);
      return entries.slice(Math.max(start, end - limit), end).reverse();
    },
    count(span) {
      const { start, last } = placesOf(span);
      return Math.max(0, last - start);
    },
    first(span) {
      const { start, last } = placesOf(span);
      return start < last ? entries[start] : undefined;
    },
    popular: ({ now, limit }) => ranking.top(limit, countUntil(now)),
    neighbours(id, now) {
      const entry = entryOf(id);
      if (!entry || entry.at > now.epochMilliseconds) return {};
      const index = countWhile(entries, (other) => other !== entry && inTime(other, entry) < 0);
      const previous = entries[index - 1];
      const later = entries.slice(index + 1, Math.min(countUntil(now), index + 1 + storiesOfFortnight));
      const [next] = later;
      const named = entry.story.continues;
      const continues = named && timeline.find(named, now);
      const continuedBy = later.find(({ story }) => story.continues === id);
      return {
        ...(previous && { previous }),
        ...(next && { next }),
        ...(continues && { continues }),
        ...(continuedBy && { continuedBy }),
      };
    },
  };

  return {
    timeline,
    size: entries.length,
    any: (id) => entryOf(id)?.story,
    *all() {
      for (const entry of timeline.all()) yield entry.story;
    },
    find: (id, now) => timeline.find(id, now)?.story,
    today: (now) => timeline.today(now).map(storyOf),
    ofSlot(slot, now) {
      const date = Temporal.PlainDate.from(slot.date);
      const end = Math.min(countBeforeDate(date.add({ days: 1 })), countUntil(now));
      return storyOfSlot(entries.slice(countBeforeDate(date), end), slot)?.story;
    },
    list: (query) => timeline.list(query).map(storyOf),
    popular: (query) => timeline.popular(query).map(storyOf),
    neighbours(id, now) {
      const around = Object.entries(timeline.neighbours(id, now));
      return Object.fromEntries(around.map(([name, { story }]) => [name, story]));
    },
    nextReveal(now) {
      const next = entries[countUntil(now)];
      return next && Temporal.Instant.fromEpochMilliseconds(next.at);
    },
  };
}

/** A story is continued within two weeks (`FrontMatter.continues`), so no more stories than these are read for an answer. */
const storiesOfFortnight = 14 * timeSlots.length;

const storyOf = ({ story }: TimedStory): Story => story;
