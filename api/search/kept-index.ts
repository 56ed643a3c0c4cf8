import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { AppError } from "#api/platform/errors.ts";
import { openTimeSlice } from "#api/platform/processes/time-slice.ts";
import type { StoryChanges, StoryLibrary } from "#api/stories/index/library.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { TimedStory } from "#api/stories/timeline.ts";
import type { KeptState, SearchedStory } from "./index/entries.ts";
import type { Calls } from "./index/messages.ts";
import { openThread, type SearchThread } from "./index/thread.ts";
import { searchedStory } from "./searched-story.ts";

export type IndexedLibrary = Pick<StoryLibrary, "timeline" | "onChange" | "traceOf">;
type Parts = { library: IndexedLibrary; files: readonly string[]; log: Pick<Logger, "info" | "warn"> };

/** The index of a library's texts: opened when it is first needed, and from then on equal to the library. */
export type KeptIndex = {
  /** Throws SEARCH_NOT_READY while it is built. */
  ask<Name extends "find" | "match">(name: Name, input: Calls[Name][0]): Promise<Calls[Name][1]>;
  isReady(): boolean;
  /** Opens it where it is not open, and notes what has settled since. */
  keepUp(): Promise<void>;
  close(): Promise<void>;
};

/** The stories of one message to the thread: a message takes it some tens of milliseconds. */
const [comparedAtOnce, putAtOnce] = [1000, 100];
/** So many stories are indexed while a question waits. */
const soonDone = 200;
/** For how long a question waits for an index that is only opened and compared. */
const openingMs = 2_000;
/** So many questions wait for the thread; it answers a hundred and more a second. */
const mostAsked = 300;
/** After an error the index is left alone for so long. */
const restMs = 10_000;
/** In how many seconds a caller should ask again. */
const askAgain = 5;

export function keepIndex({ library, files, log }: Parts): KeptIndex {
  let thread: SearchThread | undefined;
  let ready = false;
  let isBuilding = false;
  /** Resolves where the index turns out to be built for longer than a question waits. */
  let knownToBuild = Promise.withResolvers<void>();
  let working: Promise<unknown> = Promise.resolve();
  let failedAt = Number.NEGATIVE_INFINITY;
  let asked = 0;
  /** Stories whose files may still change: the index does not count on them. */
  const unsettled = new Set<StoryId>();

  const entryOf = (id: StoryId) => library.timeline.find(id, endOfTime) ?? [];
  const stateOf = ({ id, at }: TimedStory): KeptState => {
    const trace = library.traceOf(id)?.join(" ") ?? null;
    return { id, at, trace };
  };

  function fail(failed: SearchThread, error: unknown): void {
    if (thread !== failed) return;
    log.warn({ err: error }, "The search's index failed, and is opened again");
    [thread, ready, isBuilding, failedAt] = [undefined, false, false, performance.now()];
    void failed.end();
  }

  /** Work on the index, one after the other. */
  function then(work: (index: SearchThread) => Promise<void>): Promise<void> {
    const mine = thread;
    const done = working.then(async () => {
      if (mine === undefined || mine !== thread) return;
      await work(mine).catch((error: unknown) => fail(mine, error));
    });
    working = done;
    return done;
  }

  function open(): Promise<unknown> {
    if (thread !== undefined || performance.now() - failedAt < restMs) return working;
    thread = openThread(files);
    knownToBuild = Promise.withResolvers();
    return then(makeEqual);
  }

  /** No story is read whose file is as it was. */
  async function makeEqual(index: SearchThread): Promise<void> {
    const began = performance.now();
    const unknown: string[] = [];
    const all = [...library.timeline.all()];
    for (let from = 0; from < all.length; from += comparedAtOnce) {
      const states = all.slice(from, from + comparedAtOnce).map(stateOf);
      unknown.push(...(await index.call("compare", states)));
    }
    isBuilding = unknown.length > soonDone;
    if (isBuilding) knownToBuild.resolve();
    const isUnknown = new Set<string>(unknown);
    const missing = all.filter(({ id }) => isUnknown.has(id));
    await put(
      index,
      missing.map(({ id }) => id),
    );
    await index.call("finish", null);
    [ready, isBuilding] = [true, false];
    if (unknown.length > 0) log.info({ stories: unknown.length, ms: Math.round(performance.now() - began) }, "Indexed");
  }

  /** Reads stories in turns with others' work, each as it is by then: its text and its trace belong together. */
  async function put(index: SearchThread, ids: readonly StoryId[]): Promise<void> {
    const slice = openTimeSlice();
    for (let from = 0; from < ids.length; from += putAtOnce) {
      const batch: SearchedStory[] = [];
      for (const id of ids.slice(from, from + putAtOnce)) {
        const entry = library.timeline.find(id, endOfTime);
        if (entry !== undefined) batch.push(read(entry));
        if (slice.isOver()) await slice.next();
      }
      await index.call("put", batch);
    }
  }

  function read(entry: TimedStory): SearchedStory {
    if (library.traceOf(entry.id) === undefined) unsettled.add(entry.id);
    return searchedStory(entry, stateOf(entry));
  }

  /** Also of stories that were put while the index was built and are gone since. */
  async function follow(index: SearchThread, { changed, removed }: StoryChanges): Promise<void> {
    const gone = [...changed, ...removed].filter((id) => library.timeline.find(id, endOfTime) === undefined);
    if (gone.length > 0) await index.call("remove", gone);
    await put(index, changed);
  }

  function onChange(change: StoryChanges): void {
    if (thread === undefined) return;
    // At once, before other work: what a story said before must not be found any more.
    const mine = thread;
    const ids = [...change.changed, ...change.removed];
    if (ready) mine.call("remove", ids).catch((error: unknown) => fail(mine, error));
    void then((index) => follow(index, change));
  }
  library.onChange(onChange);

  async function settle(index: SearchThread): Promise<void> {
    const settled = Array.from(unsettled).filter((id) => library.traceOf(id) !== undefined);
    for (const id of settled) unsettled.delete(id);
    if (settled.length > 0) await index.call("settle", settled.flatMap(entryOf).map(stateOf));
  }

  return {
    isReady: () => ready,
    async ask(name, input) {
      const opening = open();
      if (!ready && !isBuilding) {
        await Promise.race([opening, knownToBuild.promise, sleep(openingMs, undefined, { ref: false })]);
      }
      const mine = thread;
      if (!ready || mine === undefined) throw notReady();
      if (asked >= mostAsked) throw overloaded();
      asked += 1;
      try {
        return await mine.call(name, input);
      } catch (error) {
        fail(mine, error);
        throw notReady();
      } finally {
        asked -= 1;
      }
    },
    async keepUp() {
      await open();
      await then(settle);
    },
    async close() {
      const mine = thread;
      thread = undefined;
      ready = false;
      await mine?.call("close", null).catch(() => {});
      await mine?.end();
    },
  };
}

/** The last instant that Temporal knows; as of then, every story is published. */
const endOfTime = Temporal.Instant.fromEpochMilliseconds(8.64e15);

const overloaded = () =>
  new AppError("OVERLOADED", "Too many are searching at once.", { hint: "Try again in a moment.", retryAfter: 1 });

const notReady = () =>
  new AppError("SEARCH_NOT_READY", "The search is getting ready.", {
    hint: "Try again in a few seconds.",
    retryAfter: askAgain,
  });
