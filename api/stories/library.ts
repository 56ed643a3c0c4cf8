import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { openIndexCache } from "./index-cache.ts";
import { type StoryId, storyPath, tombstonePath } from "./model.ts";
import { readStoryFiles, readStoryFilesAt, type StoryFault, type StoryFile } from "./story-files.ts";
import { indexStories, type Likes, type StoryIndex, timed } from "./story-index.ts";
import type { TimedStory } from "./timeline.ts";

export type { StoryFault } from "./story-files.ts";

/** Every story of a content folder, in memory: no question touches the disk, and what is new is seen after a refresh. */
export type StoryLibrary = StoryIndex & {
  /**
   * Looks at the folder again and reads what changed. Where `paths`, as seen from the content folder, name all that may have
   * changed, only these are looked at. One that is called during another begins when that one is done.
   */
  refresh(only?: { paths: readonly string[] }): Promise<{ changed: StoryId[]; removed: StoryId[] }>;
  /** Told after each refresh that found something new, when it is what readers see. */
  onChange(heard: (change: { changed: StoryId[]; removed: StoryId[] }) => void): void;
  /** What cannot be read, in the order of the paths. Such a file's story is not there; all others are. */
  faults(): StoryFault[];
  /** Whether this slot's own story was taken away by hand, and none is there now. */
  isDeleted(id: StoryId): boolean;
};

type LibraryOptions = Likes & {
  contentDir: string;
  /** Where what was read is kept for the next start; without it, every file is read at every start. */
  cacheDir?: string | undefined;
  /** As the content's repository knows it: null while files are being moved, otherwise a mark that each move changes. */
  stillness?: (() => Promise<string | null>) | undefined;
};

/** For how long is waited for files that are being moved. */
const patienceMs = 10_000;
const lookAgainMs = 25;

/** Reads the library of a content folder. A folder without stories, or none at all, is an empty library. */
export async function openLibrary({
  contentDir,
  cacheDir,
  stillness,
  likesOf,
  onLikes,
}: LibraryOptions): Promise<StoryLibrary> {
  const cache = cacheDir === undefined ? undefined : openIndexCache(cacheDir, contentDir);
  let files: ReadonlyMap<string, StoryFile> = cache?.load() ?? new Map();
  let stories: ReadonlyMap<StoryId, TimedStory> = new Map();
  // Whoever counts tells the library once; it passes the news on to the index of the day.
  let heardLikes: (id: StoryId) => void = () => {};
  onLikes?.((id) => heardLikes(id));
  const likes: Likes = {
    likesOf,
    onLikes: (heard) => {
      heardLikes = heard;
    },
  };
  let index = indexStories([], likes);
  let refreshing: Promise<unknown> = Promise.resolve();
  const listeners = new Set<(change: { changed: StoryId[]; removed: StoryId[] }) => void>();

  async function readAgain(paths?: readonly string[]): Promise<{ changed: StoryId[]; removed: StoryId[] }> {
    const found = await readWhole(paths);
    const [before, now] = [stories, timedStories(found, stories)];
    const changed = [...now].flatMap(([id, entry]) => (before.get(id) === entry ? [] : [id]));
    const removed = [...before.keys()].filter((id) => !now.has(id));
    await cache?.save(found, files);
    files = new Map(found.map((file) => [file.path, file]));
    stories = now;
    if (changed.length > 0 || removed.length > 0) {
      index = indexStories(now.values(), likes);
      for (const heard of listeners) heard({ changed, removed });
    }
    return { changed, removed };
  }

  /** What the folder holds at one moment: nothing half of which has just been replaced. */
  async function readWhole(paths?: readonly string[]): Promise<StoryFile[]> {
    const read = async () =>
      (paths && (await readStoryFilesAt(contentDir, files, paths))) ?? (await readStoryFiles(contentDir, files));
    if (stillness === undefined) return read();
    const began = performance.now();
    const isLate = () => performance.now() - began > patienceMs;
    for (;;) {
      let mark = await stillness();
      while (mark === null && !isLate()) {
        await sleep(lookAgainMs);
        mark = await stillness();
      }
      const found = await read();
      if ((await stillness()) === mark || isLate()) return found;
    }
  }

  function refresh(only?: { paths: readonly string[] }) {
    const result = refreshing.then(() => readAgain(only?.paths));
    refreshing = result.catch(() => {});
    return result;
  }

  await refresh();
  return {
    refresh,
    onChange: (heard) => void listeners.add(heard),
    faults: () => [...files.values()].flatMap(({ fault }) => fault ?? []).sort((a, b) => (a.path < b.path ? -1 : 1)),
    isDeleted: (id) => files.has(tombstonePath(id)) && !files.has(storyPath(id)),
    find: (id, now) => index.find(id, now),
    today: (now) => index.today(now),
    list: (query) => index.list(query),
    popular: (query) => index.popular(query),
    neighbours: (id, now) => index.neighbours(id, now),
    any: (id) => index.any(id),
    all: () => index.all(),
    get size() {
      return index.size;
    },
    nextReveal: (now) => index.nextReveal(now),
    get timeline() {
      return index.timeline;
    },
  };
}

/** A story that says the same as before stays the one it was, even if its file was written anew. */
function timedStories(found: StoryFile[], before: ReadonlyMap<StoryId, TimedStory>): Map<StoryId, TimedStory> {
  const stories = new Map<StoryId, TimedStory>();
  for (const { story } of found) {
    if (!story) continue;
    const known = before.get(story.id);
    stories.set(story.id, known && isDeepStrictEqual(known.story, story) ? known : timed(story));
  }
  return stories;
}
