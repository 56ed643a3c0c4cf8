import { setTimeout as sleep } from "node:timers/promises";
import { type StoryId, storyPath, tombstonePath } from "../model.ts";
import { inTime } from "../timeline.ts";
import { openIndexCache } from "./index-cache.ts";
import type { KeptStory } from "./kept-story.ts";
import {
  type FileChanges,
  readStoryFiles,
  readStoryFilesAt,
  type StoryFault,
  type StoryFile,
  type StoryFiles,
  type Trace,
} from "./story-files.ts";
import { indexTimeline, type Likes, type StoryIndex } from "./story-index.ts";

export type { StoryFault } from "./story-files.ts";

export type StoryChanges = { changed: StoryId[]; removed: StoryId[] };

/** Every story of a content folder, in memory: no question touches the disk, and what is new is seen after a refresh. */
export type StoryLibrary = StoryIndex & {
  /**
   * Looks at the folder again and reads what changed. Where `paths`, as seen from the content folder, name all that may have
   * changed, only these are looked at. One that is called during another begins when that one is done.
   */
  refresh(only?: { paths: readonly string[] }): Promise<StoryChanges>;
  /** Told after each refresh that found something new, when it is what readers see. */
  onChange(heard: (change: StoryChanges) => void): void;
  /** The files that cannot be read, in the order of their paths. Their stories are missing; all others are there. */
  faults(): StoryFault[];
  /** Whether this slot's own story was taken away by hand, and none is there now. */
  isDeleted(id: StoryId): boolean;
  /** By what another index can tell later that the story's file is as it was; undefined where it cannot be told. */
  traceOf(id: StoryId): Trace | undefined;
};

export type OpenLibrary = StoryLibrary & {
  /** Reads what a start has left on the disk, in turns with others. Until then a story is read when it is first asked for. */
  readAhead(): Promise<void>;
};

type LibraryOptions = Likes & {
  contentDir: string;
  /** The cache for the next start; without it, every file is read at every start. */
  cacheDir?: string | undefined;
  /** As the content's repository knows it: null while files are being moved, otherwise a mark that each move changes. */
  treeState?: TreeState | undefined;
};
type TreeState = () => Promise<string | null>;

/** For how long is waited for files that are being moved. */
const patienceMs = 10_000;
const lookAgainMs = 25;
/** Of how many files a refresh waits for what they say to be kept; the first one of a large library begins to answer before that. */
const mostToWaitFor = 1000;

/** Reads the library of a content folder. A folder without stories, or none at all, is an empty library. */
export async function openLibrary({
  contentDir,
  cacheDir,
  treeState,
  likesOf,
  onLikes,
}: LibraryOptions): Promise<OpenLibrary> {
  const cache = cacheDir === undefined ? undefined : openIndexCache(cacheDir, contentDir);
  const files: Map<string, StoryFile> = cache?.load() ?? new Map();
  // The counter of likes tells the library once; it passes the news on to the index of the day.
  let heardLikes: (id: StoryId) => void = () => {};
  onLikes?.((id) => heardLikes(id));
  const likes: Likes = {
    likesOf,
    onLikes: (heard) => {
      heardLikes = heard;
    },
  };
  const entryOf = (id: StoryId) => files.get(storyPath(id))?.kept;
  let timeline = [...storiesOf(files)].sort(inTime);
  let index = indexTimeline(timeline, { ...likes, entryOf });
  let refreshing: Promise<unknown> = Promise.resolve();
  let caching: Promise<unknown> = Promise.resolve();
  const listeners = new Set<(change: StoryChanges) => void>();

  async function readAgain(paths?: readonly string[]): Promise<StoryChanges> {
    const found = await readWhole(paths);
    const { gone, come, ...changes } = bringUpToDate(files, found);
    if (gone.size > 0 || come.length > 0) {
      timeline = [...timeline.filter((entry) => !gone.has(entry)), ...come].sort(inTime);
      index = indexTimeline(timeline, { ...likes, entryOf });
      for (const heard of listeners) heard(changes);
    }
    caching = caching.then(() => cache?.save(files, found.keys()));
    if (found.size < mostToWaitFor) await caching;
    return changes;
  }

  /** The content of the folder at one moment: nothing half of which has just been replaced. */
  async function readWhole(paths?: readonly string[]): Promise<FileChanges> {
    const read = async () =>
      (paths && (await readStoryFilesAt(contentDir, files, paths))) ?? (await readStoryFiles(contentDir, files));
    return treeState === undefined ? read() : readAtOneState(read, treeState);
  }

  function refresh(only?: { paths: readonly string[] }) {
    const result = refreshing.then(() => readAgain(only?.paths));
    refreshing = result.catch(() => {});
    return result;
  }

  await refresh();
  return {
    refresh,
    readAhead: async () => cache?.readAhead(),
    onChange: (heard) => void listeners.add(heard),
    faults: () => [...files.values()].flatMap(({ fault }) => fault ?? []).sort((a, b) => (a.path < b.path ? -1 : 1)),
    isDeleted: (id) => files.has(tombstonePath(id)) && !files.has(storyPath(id)),
    traceOf: (id) => files.get(storyPath(id))?.trace,
    find: (id, now) => index.find(id, now),
    today: (now) => index.today(now),
    ofSlot: (slot, now) => index.ofSlot(slot, now),
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

/** Reads again until no file was moved meanwhile, as long as patience lasts. */
async function readAtOneState<Found>(read: () => Promise<Found>, treeState: TreeState): Promise<Found> {
  const began = performance.now();
  const isLate = () => performance.now() - began > patienceMs;
  for (;;) {
    let mark = await treeState();
    while (mark === null && !isLate()) {
      await sleep(lookAgainMs);
      mark = await treeState();
    }
    const found = await read();
    if ((await treeState()) === mark || isLate()) return found;
  }
}

function* storiesOf(files: StoryFiles): Generator<KeptStory> {
  for (const { kept } of files.values()) if (kept) yield kept;
}

type Found = StoryChanges & { gone: Set<KeptStory>; come: KeptStory[] };

/** A story that says the same as before stays the one it was, even if its file was written anew. */
function bringUpToDate(files: Map<string, StoryFile>, found: FileChanges): Found {
  const changes: Found = { changed: [], removed: [], gone: new Set(), come: [] };
  for (const [path, file] of found) {
    const [before, now] = [files.get(path)?.kept, file?.kept];
    const isAsBefore = before && now?.says(before);
    if (file === undefined) files.delete(path);
    else files.set(path, isAsBefore ? { ...file, kept: before } : file);
    if (isAsBefore) continue;
    if (before) changes.gone.add(before);
    if (now) {
      changes.come.push(now);
      changes.changed.push(now.id);
    } else if (before) changes.removed.push(before.id);
  }
  return changes;
}
