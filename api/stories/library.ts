import { isDeepStrictEqual } from "node:util";
import { warsawZone } from "../schedule/model.ts";
import type { Story, StoryId } from "./model.ts";
import { readStoryFiles, type StoryFault, type StoryFile } from "./story-files.ts";

export type { StoryFault } from "./story-files.ts";

/**
 * Every story of a content folder, in memory. The questions of readers carry the instant they are asked at and are answered
 * as if no later story existed; `any` and `all` know the scheduled ones too. No question touches the disk, and none but the
 * first `popular` after a change takes longer in a larger library.
 */
export type StoryLibrary = {
  /** Looks at the folder again and reads what changed. Calls that come during a refresh wait for a whole one of their own. */
  refresh(): Promise<{ changed: StoryId[]; removed: StoryId[] }>;
  find(id: StoryId, now: Temporal.Instant): Story | undefined;
  /** The stories of the Warsaw day so far, oldest first. */
  today(now: Temporal.Instant): Story[];
  /** Newest first. */
  list(query: { now: Temporal.Instant; limit: number; offset: number }): Story[];
  /** Most liked first, newer before older. */
  popular(query: { now: Temporal.Instant; limit: number }): Story[];
  /** The public stories published right before and right after a public one. */
  neighbours(id: StoryId, now: Temporal.Instant): { previous?: Story; next?: Story };
  any(id: StoryId): Story | undefined;
  /** Oldest first. */
  all(): Iterable<Story>;
  readonly size: number;
  nextReveal(now: Temporal.Instant): Temporal.Instant | undefined;
  /** What cannot be read, in the order of the paths. */
  faults(): StoryFault[];
};

type Options = {
  contentDir: string;
  likesOf(id: StoryId): number;
  /** Another value than before says that likes have changed; without it they are taken to stay as they are. */
  likesVersion?(): number;
};

/** A story and its instant as a number, which is what all the searching compares. */
type Entry = { at: number; story: Story };

/** Reads the library of a content folder. A folder without stories, or none at all, is an empty library. */
export async function openLibrary({ contentDir, likesOf, likesVersion = () => 0 }: Options): Promise<StoryLibrary> {
  let files: ReadonlyMap<string, StoryFile> = new Map();
  let entries: ReadonlyMap<StoryId, Entry> = new Map();
  /** By instant; stories of one instant by id backwards, so that newest first has them by id. */
  let timeline: readonly Entry[] = [];
  let ranking = { version: Number.NaN, timeline, revealed: 0, stories: [] as Story[] };
  let refreshing: Promise<unknown> = Promise.resolve();

  async function readAgain(): Promise<{ changed: StoryId[]; removed: StoryId[] }> {
    const found = await readStoryFiles(contentDir, files);
    const before = entries;
    const now = new Map(found.flatMap(({ story }) => (story ? [[story.id, entryOf(story, before)]] : [])));
    const changed = [...now].flatMap(([id, entry]) => (before.get(id) === entry ? [] : [id]));
    const removed = [...before.keys()].filter((id) => !now.has(id));
    files = new Map(found.map((file) => [file.path, file]));
    if (changed.length > 0 || removed.length > 0) {
      entries = now;
      timeline = [...now.values()].sort(inTime);
    }
    return { changed, removed };
  }

  const countUntil = (now: Temporal.Instant) => firstAfter(timeline, now.epochMilliseconds);
  const slice = (from: number, to: number) => timeline.slice(from, to).map((entry) => entry.story);

  const library: StoryLibrary = {
    refresh() {
      const result = refreshing.then(readAgain);
      refreshing = result.catch(() => {});
      return result;
    },
    find(id, now) {
      const entry = entries.get(id);
      return entry && entry.at <= now.epochMilliseconds ? entry.story : undefined;
    },
    today(now) {
      const midnight = now.toZonedDateTimeISO(warsawZone).startOfDay().epochMilliseconds;
      return slice(firstAfter(timeline, midnight - 1), countUntil(now));
    },
    list({ now, limit, offset }) {
      const end = Math.max(0, countUntil(now) - offset);
      return slice(Math.max(0, end - limit), end).reverse();
    },
    popular({ now, limit }) {
      const revealed = countUntil(now);
      const isCurrent =
        ranking.timeline === timeline && ranking.revealed === revealed && ranking.version === likesVersion();
      if (!isCurrent || ranking.stories.length < Math.min(limit, revealed)) {
        const stories = mostLiked(timeline, { revealed, limit: Math.max(limit, 50), likesOf });
        ranking = { version: likesVersion(), timeline, revealed, stories };
      }
      return ranking.stories.slice(0, limit);
    },
    neighbours(id, now) {
      const entry = entries.get(id);
      if (!entry || entry.at > now.epochMilliseconds) return {};
      const index = indexOf(timeline, entry);
      const previous = timeline[index - 1]?.story;
      const next = index + 1 < countUntil(now) ? timeline[index + 1]?.story : undefined;
      return { ...(previous && { previous }), ...(next && { next }) };
    },
    any: (id) => entries.get(id)?.story,
    *all() {
      for (const entry of timeline) yield entry.story;
    },
    get size() {
      return timeline.length;
    },
    nextReveal(now) {
      const next = timeline[countUntil(now)];
      return next && Temporal.Instant.fromEpochMilliseconds(next.at);
    },
    faults: () =>
      [...files.values()].flatMap(({ fault }) => (fault ? [fault] : [])).sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
  await library.refresh();
  return library;
}

/** The entry as it was where the story still says the same, even if its file was written anew. */
function entryOf(story: Story, before: ReadonlyMap<StoryId, Entry>): Entry {
  const known = before.get(story.id);
  if (known && isDeepStrictEqual(known.story, story)) return known;
  return { at: Temporal.Instant.from(story.publishedAt).epochMilliseconds, story };
}

function inTime(a: Entry, b: Entry): number {
  return a.at - b.at || (a.story.id < b.story.id ? 1 : -1);
}

/** How many entries from the start lie at or before the instant: the index of the first one after it. */
function firstAfter(timeline: readonly Entry[], at: number): number {
  return lowest(timeline, (entry) => entry.at > at);
}

function indexOf(timeline: readonly Entry[], wanted: Entry): number {
  return lowest(timeline, (entry) => inTime(entry, wanted) >= 0 || entry === wanted);
}

/** The index of the first entry for which `isPast` holds, where it holds for all entries after that one too. */
function lowest(timeline: readonly Entry[], isPast: (entry: Entry) => boolean): number {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(timeline[middle] as Entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}

type RankOrder = { revealed: number; limit: number; likesOf(id: StoryId): number };

/** One pass from the newest on, keeping the best so far: a story with no more likes than the last kept one is passed over. */
function mostLiked(timeline: readonly Entry[], { revealed, limit, likesOf }: RankOrder): Story[] {
  const best: { story: Story; likes: number }[] = [];
  for (let index = revealed - 1; index >= 0; index -= 1) {
    const { story } = timeline[index] as Entry;
    const likes = likesOf(story.id);
    const last = best[best.length - 1];
    if (best.length === limit && last && likes <= last.likes) continue;
    const place = best.findIndex((other) => other.likes < likes);
    best.splice(place === -1 ? best.length : place, 0, { story, likes });
    best.length = Math.min(best.length, limit);
  }
  return best.map(({ story }) => story);
}
