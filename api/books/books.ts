// Books of months and years: made of public stories only, and shown only as long as each of these is public.
import { copyFile, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { JobHandle } from "#api/jobs/jobs.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError } from "#api/platform/files/disk.ts";
import { openQueue } from "#api/platform/processes/queue.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import type { TimedStory } from "#api/stories/timeline.ts";
import { type Chromium, chromiumMissing } from "./chromium.ts";
import { shownOf } from "./content.ts";
import type { MadeFiles, MakingOrder, MakingProgress } from "./make-book.ts";
import {
  type Book,
  type BookId,
  type BookOrder,
  type BookOutcome,
  bookFormats,
  bookIdOf,
  bookSteps,
  partsOfId,
  type ShelvedBook,
  type ShelvedFile,
} from "./model.ts";
import { boundsOf, dateOf } from "./period.ts";
import { type PictureSources, picturedIn, picturesOf } from "./picture-sources.ts";
import { removeAbandoned, type Shelf } from "./shelf.ts";

export type BooksParts = {
  library: Pick<StoryLibrary, "timeline">;
  clock: Clock;
  shelf: Shelf;
  /** Makes the files, in a process of its own. */
  makeBook(
    order: MakingOrder,
    making: { signal: AbortSignal; report(progress: MakingProgress): void },
  ): Promise<MadeFiles>;
  likesOf(id: StoryId): number;
  /** Reads a picture in our own cloud storage; null for any other. */
  storedPicture(imageUrl: string): Promise<Uint8Array | null>;
  findChromium(): Promise<Chromium | null>;
  /** The folder in which books are made. */
  workDir: string;
  /** The site's address as people type it; null while it is not known. */
  site: string | null;
};

export type Books = {
  /** The books that readers may have now, newest period first. The same array as long as nothing has changed. */
  list(now: Temporal.Instant): readonly Book[];
  /** The path of a file of a book that readers may have now; null for any other name. */
  find(name: string, now: Temporal.Instant): { path: string; file: ShelvedFile } | null;
  /** Throws BOOK_EMPTY, BROWSER_MISSING. */
  check(order: BookOrder): Promise<void>;
  /** Makes a book and puts it on the shelf. Throws BOOK_EMPTY, BROWSER_MISSING, PRINTING_FAILED, DISK_FULL. */
  make(order: BookOrder, handle: JobHandle): Promise<BookOutcome>;
  /** Makes a book into a folder, and returns the paths of its files. */
  makeInto(folder: string, order: BookOrder, handle: JobHandle): Promise<{ paths: string[]; message: string }>;
  /** Throws BOOK_NOT_FOUND. */
  withdraw(id: BookId): Promise<void>;
  /** Reads the shelf anew, since the terminal program writes there too. */
  refresh(): Promise<void>;
  /**
   * Orders for the books with a story that is no longer public, or that is not what it was: in the formats that they have, but for a
   * PDF that this machine cannot print.
   */
  outdated(): Promise<(BookOrder & { id: BookId })[]>;
  /** Calls back after the shelf has changed. */
  onChange(heard: () => void): void;
};

export async function openBooks(parts: BooksParts): Promise<Books> {
  const { library, clock, shelf } = parts;
  let shelved: ShelvedBook[] = [];
  let listed: readonly Book[] = [];
  const oneByOne = openQueue({ atOnce: 1, mostWaiting: Number.POSITIVE_INFINITY });
  const isOut = (id: StoryId, now: Temporal.Instant) => library.timeline.find(id, now) !== undefined;
  const isPublic = ({ stories, pictured = [] }: ShelvedBook, now: Temporal.Instant) =>
    [...stories.map(({ id }) => id), ...pictured].every((id) => isOut(id, now));
  const isShelved = (id: BookId) => shelved.some((book) => book.id === id);
  const shownNow = rememberedShown();
  const listeners: (() => void)[] = [];
  const refresh = async () => {
    const found = (await shelf.read()).sort((one, other) => (one.id < other.id ? 1 : -1));
    if (JSON.stringify(found) === JSON.stringify(shelved)) return;
    shelved = found;
    for (const heard of listeners) heard();
  };
  await refresh();

  const checked = async (order: BookOrder) => {
    const stories = publicStories(order, parts);
    const chromium = await parts.findChromium();
    const formats = order.formats ?? bookFormats.filter((format) => format === "epub" || chromium !== null);
    if (formats.includes("pdf") && chromium === null) throw chromiumMissing();
    return { stories, chromium, formats };
  };

  /** Makes the files in a folder of their own, which is gone afterwards; one book at a time. */
  const inWorkshop = <Result>(order: BookOrder, handle: JobHandle, use: (made: Made) => Promise<Result>) =>
    oneByOne.run(() => workOn(order, handle, use), { signal: handle.signal });

  async function workOn<Result>(
    order: BookOrder,
    handle: JobHandle,
    use: (made: Made) => Promise<Result>,
  ): Promise<Result> {
    const { stories, chromium, formats } = await checked(order);
    const madeAt = clock.now().toString({ smallestUnit: "second" });
    await mkdir(parts.workDir, { recursive: true });
    await removeAbandoned(parts.workDir);
    const workDir = await mkdtemp(join(parts.workDir, "."));
    const id = bookIdOf(order);
    const { report, signal } = handle;
    try {
      const pictures = await picturesOf(stories, { ...parts, workDir, signal, now: clock.now() });
      const favourites = favouritesOf(stories, parts.likesOf);
      const files = await parts.makeBook(
        { id, stories, favourites, pictures, formats, chromium, madeAt, site: parts.site, workDir },
        {
          signal,
          report: progressOf(id, report),
        },
      );
      signal.throwIfAborted();
      const result = await use({ id, madeAt, stories, pictures, files });
      report({ id, state: "done" });
      return result;
    } catch (error) {
      report({
        id,
        state: signal.aborted ? "unfinished" : "failed",
        ...(error instanceof AppError && { note: error.message }),
      });
      throw diskError(error, `Cannot write to ${parts.workDir}`);
    } finally {
      await rm(workDir, { recursive: true, force: true });
    }
  }

  return {
    list(now) {
      const next = shelved.filter((book) => isPublic(book, now)).map(bookOf);
      if (JSON.stringify(next) !== JSON.stringify(listed)) listed = next;
      return listed;
    },
    find(name, now) {
      for (const book of shelved) {
        const file = [book.cover, ...book.files].find((each) => each.name === name);
        if (file !== undefined) return isPublic(book, now) ? { path: shelf.pathOf(file), file } : null;
      }
      return null;
    },
    check: async (order) => void (await checked(order)),
    make(order, handle) {
      const wasThere = isShelved(bookIdOf(order));
      return inWorkshop(order, handle, async ({ id, madeAt, stories, pictures, files }) => {
        await refresh();
        if (wasThere && !isShelved(id)) throw withdrawnMeanwhile();
        const noted = stories.map((story) => ({ id: story.id, shown: shownOf(story) }));
        const book = { id, madeAt, stories: noted, ...picturedIn(pictures), ...datesOf(stories) };
        const put = await shelf.put(book, files);
        await refresh();
        return { book: bookOf(put), message: sayingOf(stories.length, files, order.formats) };
      });
    },
    makeInto: (folder, order, handle) =>
      inWorkshop(order, handle, async ({ stories, files }) => ({
        paths: await putAllInto(folder, files),
        message: sayingOf(stories.length, files, order.formats),
      })),
    async withdraw(id) {
      if (!isShelved(id)) throw notFound();
      await shelf.remove(id);
      await refresh();
    },
    refresh,
    onChange: (heard) => void listeners.push(heard),
    async outdated() {
      const canPrint = (await parts.findChromium()) !== null;
      const now = clock.now();
      const isOutdated = (book: ShelvedBook) =>
        !isPublic(book, now) ||
        book.stories.some(({ id, shown }) => {
          const entry = library.timeline.find(id, now);
          return entry === undefined || shownNow(entry) !== shown;
        });
      return shelved.filter(isOutdated).map((book) => orderAgain(book, canPrint));
    },
  };
}

/** Reports the steps of a book, whose parts are too small to be seen one by one. */
function progressOf(id: BookId, report: JobHandle["report"]): (progress: MakingProgress) => void {
  let last = "";
  return ({ step, share }) => {
    const done = bookSteps.slice(0, bookSteps.indexOf(step));
    const progress = share === undefined ? {} : { progress: Math.round(share * 100) / 100 };
    const item = { id, state: "working", step, done, ...progress } as const;
    const said = JSON.stringify(item);
    if (said !== last) report(item);
    last = said;
  };
}

type Made = { id: BookId; madeAt: string; stories: Story[]; pictures: PictureSources; files: MadeFiles };

/** The public stories of the period, oldest first. Throws BOOK_EMPTY. */
function publicStories({ period }: BookOrder, { library, clock }: Pick<BooksParts, "library" | "clock">): Story[] {
  const all = { now: clock.now(), limit: Number.MAX_SAFE_INTEGER, offset: 0 };
  const stories = library.timeline
    .list({ ...all, ...boundsOf(period) })
    .reverse()
    .map(({ story }) => story);
  if (stories.length > 0) return stories;
  throw new AppError("BOOK_EMPTY", `No story of ${period} is public.`, {
    hint: "Choose a month or a year that has stories.",
  });
}

/** The most liked first, the earliest of several. */
const favouritesOf = (stories: readonly Story[], likesOf: BooksParts["likesOf"]): StoryId[] =>
  stories.map(({ id }) => id).sort((one, other) => likesOf(other) - likesOf(one));

/** A book that has but a PDF, where there is no Chromium any more, is ordered as it was, and refused. */
function orderAgain({ id, files }: ShelvedBook, canPrint: boolean) {
  const had = files.map(({ format }) => format);
  const possible = had.filter((format) => format !== "pdf" || canPrint);
  return { id, ...partsOfId(id), formats: possible.length > 0 ? possible : had };
}

const urlOf = ({ name }: ShelvedFile) => `/media/books/${name}`;

const datesOf = (stories: readonly Story[]) => {
  const dates = stories.map(({ publishedAt }) => dateOf(publishedAt));
  return { from: dates[0] ?? "", until: dates.at(-1) ?? "" };
};

function bookOf({ id, madeAt, from, until, stories, cover, files }: ShelvedBook): Book {
  return {
    ...{ id, ...partsOfId(id), from, until, madeAt },
    stories: stories.length,
    cover: urlOf(cover),
    files: files.map((file) => ({ format: file.format, url: urlOf(file), bytes: file.bytes })),
  };
}

async function putAllInto(folder: string, { files }: MadeFiles): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true });
    const paths: string[] = [];
    for (const { path } of files) paths.push(await putInto(folder, path));
    return paths;
  } catch (error) {
    throw diskError(error, `Cannot write to ${folder}`);
  }
}

/** Copies a file into a folder, where it appears only when it is complete. */
async function putInto(folder: string, path: string): Promise<string> {
  const [temporary, into] = [join(folder, `.${basename(path)}.tmp`), join(folder, basename(path))];
  await copyFile(path, temporary);
  await rename(temporary, into);
  return into;
}

const noChromium = "that needs a Chromium on this machine (MRUK_CHROMIUM).";

/** Nothing is said of a PDF that nobody asked for. */
function sayingOf(count: number, { files, unprinted }: MadeFiles, asked: BookOrder["formats"]): string {
  const formats = files.map(({ format }) => format);
  const made = `${count === 1 ? "One story" : `${count} stories`} in ${formats.map((format) => format.toUpperCase()).join(" and ")}.`;
  if (unprinted !== undefined) return `${made} There is no PDF: ${unprinted}`;
  return formats.includes("pdf") || asked !== undefined ? made : `${made} There is no PDF: ${noChromium}`;
}

const withdrawnMeanwhile = () => new AppError("JOB_CANCELLED", "The book was withdrawn while it was made anew.");
const notFound = () => new AppError("BOOK_NOT_FOUND", "There is no such book.");

/** Hashes each story once: the entry of a story is another object as soon as the story is another. */
function rememberedShown(): (entry: TimedStory) => string {
  const known = new WeakMap<TimedStory, string>();
  return (entry) => {
    const shown = known.get(entry) ?? shownOf(entry.story);
    known.set(entry, shown);
    return shown;
  };
}

/** The key of a book’s job. Two orders of one book share it whatever their formats, so the book is made once. */
export const bookKey = (order: BookOrder): string => bookIdOf(order);
