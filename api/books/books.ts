// Books of months and years: made of public stories only, and shown only as long as each of these is public.
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Logger } from "pino";
import type { JobHandle, Jobs } from "#api/jobs/jobs.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { diskError } from "#api/platform/files/disk.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { type Story, StoryId } from "#api/stories/model.ts";
import type { TimedStory } from "#api/stories/timeline.ts";
import { type Chromium, chromiumMissing } from "./chromium.ts";
import { shownOf } from "./content.ts";
import type { MadeFiles, MakingOrder, MakingProgress } from "./make-book.ts";
import {
  type Book,
  type BookFormat,
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
import type { PictureSource } from "./picture-sources.ts";
import type { Shelf } from "./shelf.ts";

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
  /** The books with a story that is no longer public, or that is not what it was. */
  outdated(): BookId[];
  /** Calls back after the shelf has changed. */
  onChange(heard: () => void): void;
};

export async function openBooks(parts: BooksParts): Promise<Books> {
  const { library, clock, shelf } = parts;
  let shelved: ShelvedBook[] = [];
  let listed: readonly Book[] = [];
  const isPublic = ({ stories }: ShelvedBook, now: Temporal.Instant) =>
    stories.every(({ id }) => library.timeline.find(id, now) !== undefined);
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

  /** Makes the files in a folder of their own, which is gone afterwards. */
  async function inWorkshop<Result>(
    order: BookOrder,
    handle: JobHandle,
    use: (made: Made) => Promise<Result>,
  ): Promise<Result> {
    const { stories, chromium, formats } = await checked(order);
    const madeAt = clock.now().toString({ smallestUnit: "second" });
    await mkdir(parts.workDir, { recursive: true });
    const workDir = await mkdtemp(join(parts.workDir, "."));
    const id = bookIdOf(order);
    const { report, signal } = handle;
    try {
      const pictures = await picturesOf(stories, { ...parts, workDir, signal, now: clock.now() });
      const coverStory = favourite(stories, parts.likesOf);
      const files = await parts.makeBook(
        { id, stories, coverStory, pictures, formats, chromium, madeAt, site: parts.site, workDir },
        {
          signal,
          report: progressOf(id, report),
        },
      );
      signal.throwIfAborted();
      const result = await use({ id, madeAt, stories, files, formats });
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
    make: (order, handle) =>
      inWorkshop(order, handle, async ({ id, madeAt, stories, files, formats }) => {
        const noted = stories.map((story) => ({ id: story.id, shown: shownOf(story) }));
        const book = await shelf.put({ id, madeAt, stories: noted, ...datesOf(stories) }, files);
        await refresh();
        return { book: bookOf(book), message: sayingOf(stories.length, formats, order.formats) };
      }),
    makeInto: (folder, order, handle) =>
      inWorkshop(order, handle, async ({ stories, files, formats }) => {
        await mkdir(folder, { recursive: true });
        const paths: string[] = [];
        for (const { path } of files.files) paths.push(await putInto(folder, path));
        return { paths, message: sayingOf(stories.length, formats, order.formats) };
      }),
    async withdraw(id) {
      if (!shelved.some((book) => book.id === id)) throw notFound();
      await shelf.remove(id);
      await refresh();
    },
    refresh,
    onChange: (heard) => void listeners.push(heard),
    outdated() {
      const now = clock.now();
      const isOutdated = ({ stories }: ShelvedBook) =>
        stories.some(({ id, shown }) => {
          const entry = library.timeline.find(id, now);
          return entry === undefined || shownNow(entry) !== shown;
        });
      return shelved.filter(isOutdated).map(({ id }) => id);
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

type Made = { id: BookId; madeAt: string; stories: Story[]; files: MadeFiles; formats: readonly BookFormat[] };

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

/** The most liked story, the earliest of several; its picture is on the cover. */
const favourite = (stories: readonly Story[], likesOf: BooksParts["likesOf"]): StoryId | "" =>
  stories.reduce<Story | undefined>(
    (best, story) => (best === undefined || likesOf(story.id) > likesOf(best.id) ? story : best),
    undefined,
  )?.id ?? "";

const ownPicture = /^\/images\/([^/?#]+)\.webp$/;

type Gathering = Pick<BooksParts, "library" | "storedPicture"> & {
  workDir: string;
  signal: AbortSignal;
  now: Temporal.Instant;
};

/** Where the pictures of these stories lie. Those of cloud storage are fetched; those elsewhere on the web are not in books. */
async function picturesOf(stories: readonly Story[], { library, storedPicture, workDir, signal, now }: Gathering) {
  const sources: Record<string, PictureSource> = {};
  for (const { id, imageUrl } of stories) {
    signal.throwIfAborted();
    const master = StoryId.safeParse(ownPicture.exec(imageUrl)?.[1]).data;
    // The picture of a story that is not out yet stays hidden, whoever refers to it.
    if (master !== undefined && library.timeline.find(master, now)) sources[id] = { master };
    const bytes = master === undefined ? await storedPicture(imageUrl) : null;
    if (bytes === null) continue;
    const path = join(workDir, `${id}.master`);
    await writeFile(path, bytes);
    sources[id] = { path };
  }
  return sources;
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

/** Copies a file into a folder, where it appears only when it is complete. */
async function putInto(folder: string, path: string): Promise<string> {
  const [temporary, into] = [join(folder, `.${basename(path)}.tmp`), join(folder, basename(path))];
  await copyFile(path, temporary);
  await rename(temporary, into);
  return into;
}

/** Nothing is said of a PDF that nobody asked for. */
const sayingOf = (count: number, formats: readonly BookFormat[], asked: BookOrder["formats"]): string =>
  `${count === 1 ? "One story" : `${count} stories`} in ${formats.map((format) => format.toUpperCase()).join(" and ")}.` +
  `${formats.includes("pdf") || asked !== undefined ? "" : " There is no PDF: that needs a Chromium on this machine (MRUK_CHROMIUM)."}`;

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

/** What the jobs of books are joined by: a book that is asked for twice at once is made once. */
export const bookKey = (order: BookOrder): string =>
  `${bookIdOf(order)} ${order.formats?.toSorted().join(" ") ?? "all"}`;

type Keeping = {
  books: Pick<Books, "refresh" | "outdated" | "make" | "withdraw">;
  jobs: Pick<Jobs, "run">;
  log: Pick<Logger, "warn">;
};

/**
 * Makes books anew whose stories were withdrawn or changed, one by one; one whose stories are all gone is taken from the shelf. Until
 * then readers do not get those that hold a story which is no longer public.
 */
export async function keepBooks({ books, jobs, log }: Keeping): Promise<void> {
  await books.refresh();
  for (const id of books.outdated()) {
    const order = partsOfId(id);
    try {
      await jobs.run({
        kind: "make-book",
        key: bookKey(order),
        by: "mruk",
        run: (handle) => books.make(order, handle),
      });
    } catch (error) {
      if (error instanceof AppError && error.code === "BOOK_EMPTY") await books.withdraw(id);
      else log.warn({ err: error, book: id }, "A book could not be made anew");
    }
  }
}
