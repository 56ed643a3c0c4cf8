import { warsawZone } from "../schedule/model.ts";
import type { Story, StoryId } from "./model.ts";

/** A story, and what all the searching compares: its id, and its instant as a number. The story itself may be read when it is asked for. */
export type TimedStory = { readonly id: StoryId; readonly at: number; readonly story: Story };

export function timed(story: Story): TimedStory {
  return { id: story.id, at: Temporal.Instant.from(story.publishedAt).epochMilliseconds, story };
}

/** How often each story is liked, from whoever counts. */
export type Likes = {
  likesOf(id: StoryId): number;
  /** Another value than before says that likes have changed; without it they are taken to stay as they are. */
  likesVersion?: (() => number) | undefined;
};

/**
 * Stories in memory. The questions of readers carry the instant they are asked at and are answered as if no later story
 * existed; `any` and `all` know the scheduled ones too. None but the first `popular` after a change or a reveal takes longer
 * in a larger library.
 */
export type StoryIndex = {
  find(id: StoryId, now: Temporal.Instant): Story | undefined;
  /** The stories of the Warsaw day so far, oldest first. */
  today(now: Temporal.Instant): Story[];
  /** Newest first; with `from`, those published at that instant or later. */
  list(query: { now: Temporal.Instant; limit: number; offset: number; from?: Temporal.Instant | undefined }): Story[];
  /** Most liked first, newer before older. */
  popular(query: { now: Temporal.Instant; limit: number }): Story[];
  /** The public stories published right before and right after a public one. */
  neighbours(id: StoryId, now: Temporal.Instant): { previous?: Story; next?: Story };
  any(id: StoryId): Story | undefined;
  /** Newest first, as lists have them. */
  all(): Iterable<Story>;
  readonly size: number;
  /** When the next of the scheduled stories becomes public. */
  nextReveal(now: Temporal.Instant): Temporal.Instant | undefined;
};

/** The index of these stories, each id once. It never changes: other stories are another index. */
export function indexStories(stories: Iterable<TimedStory>, { likesOf, likesVersion = () => 0 }: Likes): StoryIndex {
  const timeline = [...stories].sort(inTime);
  const byId = new Map(timeline.map((entry) => [entry.id, entry]));
  let ranking: Ranking | undefined;

  const countUntil = (now: Temporal.Instant) => countWhile(timeline, (entry) => entry.at <= now.epochMilliseconds);
  const countBefore = (from: Temporal.Instant) => countWhile(timeline, (entry) => entry.at < from.epochMilliseconds);
  const slice = (from: number, to: number) => timeline.slice(from, to).map((entry) => entry.story);

  return {
    size: timeline.length,
    any: (id) => byId.get(id)?.story,
    *all() {
      for (let index = timeline.length - 1; index >= 0; index -= 1) yield (timeline[index] as TimedStory).story;
    },
    find(id, now) {
      const entry = byId.get(id);
      return entry && entry.at <= now.epochMilliseconds ? entry.story : undefined;
    },
    today(now) {
      return slice(countBefore(now.toZonedDateTimeISO(warsawZone).startOfDay().toInstant()), countUntil(now));
    },
    list({ now, limit, offset, from }) {
      const start = from === undefined ? 0 : countBefore(from);
      const end = Math.max(start, countUntil(now) - offset);
      return slice(Math.max(start, end - limit), end).reverse();
    },
    popular({ now, limit }) {
      const revealed = countUntil(now);
      const version = likesVersion();
      const known = ranking?.revealed === revealed && ranking.version === version && ranking.depth >= limit;
      if (!ranking || !known) {
        const depth = Math.max(limit, usualDepth);
        ranking = { revealed, version, depth, stories: mostLiked(timeline, { revealed, depth, likesOf }) };
      }
      return ranking.stories.slice(0, limit);
    },
    neighbours(id, now) {
      const entry = byId.get(id);
      if (!entry || entry.at > now.epochMilliseconds) return {};
      const index = countWhile(timeline, (other) => other !== entry && inTime(other, entry) < 0);
      const previous = timeline[index - 1]?.story;
      const next = index + 1 < countUntil(now) ? timeline[index + 1]?.story : undefined;
      return { ...(previous && { previous }), ...(next && { next }) };
    },
    nextReveal(now) {
      const next = timeline[countUntil(now)];
      return next && Temporal.Instant.fromEpochMilliseconds(next.at);
    },
  };
}

/** By instant; stories of one instant by id backwards, so that newest first has them by id. */
function inTime(a: TimedStory, b: TimedStory): number {
  return a.at - b.at || (a.id < b.id ? 1 : -1);
}

/** For how many entries from the start `holds` holds, where it holds for none after the first it does not. */
function countWhile(timeline: readonly TimedStory[], holds: (entry: TimedStory) => boolean): number {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(timeline[middle] as TimedStory)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The most liked stories as they were when so many were revealed and the likes had this version. */
type Ranking = { revealed: number; version: number; depth: number; stories: Story[] };

/** The longest list that readers may ask for. */
const usualDepth = 50;

type RankOrder = Pick<Ranking, "revealed" | "depth"> & Pick<Likes, "likesOf">;

/** One pass from the newest on, keeping the best so far: a story with no more likes than the last kept one is passed over. */
function mostLiked(timeline: readonly TimedStory[], { revealed, depth, likesOf }: RankOrder): Story[] {
  const best: { entry: TimedStory; likes: number }[] = [];
  for (let index = revealed - 1; index >= 0; index -= 1) {
    const entry = timeline[index] as TimedStory;
    const likes = likesOf(entry.id);
    const last = best.at(-1);
    if (best.length === depth && last && likes <= last.likes) continue;
    const place = best.findIndex((other) => other.likes < likes);
    best.splice(place === -1 ? best.length : place, 0, { entry, likes });
    if (best.length > depth) best.pop();
  }
  return best.map(({ entry }) => entry.story);
}
