import { join } from "node:path";
import type { JobHandle } from "#api/jobs/jobs.ts";
import type { JobItem } from "#api/jobs/model.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { indexStories, timed } from "#api/stories/index/story-index.ts";
import type { Story } from "#api/stories/model.ts";
import { master, stories } from "./book.fixture.ts";
import { type BooksParts, openBooks } from "./books.ts";
import { makeBook } from "./make-book.ts";
import { openShelf } from "./shelf.ts";

/** Books over a library in memory, whose stories and clock the test changes. */
export async function booksOf(given: Partial<BooksParts> & { stories?: Story[]; folder?: string } = {}) {
  const { folder = folderOfTest(), stories: first = stories, ...parts } = given;
  const picture = await master();
  let [now, library] = [Temporal.Instant.from("2026-11-26T15:00:00+01:00"), indexOf(first)];
  const clock = { now: () => now };
  const books = await openBooks({
    library: {
      get timeline() {
        return library.timeline;
      },
    },
    clock,
    shelf: openShelf(folder),
    makeBook: (order, making) => makeBook(order, { ...making, readMaster: async () => picture }),
    likesOf: () => 0,
    storedPicture: async () => null,
    findChromium: async () => null,
    workDir: join(folder, "work"),
    site: "mruk.example",
    ...parts,
  });
  return {
    books,
    folder,
    clock,
    passTo: (instant: string) => {
      now = Temporal.Instant.from(instant);
    },
    replaceStories: (others: Story[]) => {
      library = indexOf(others);
    },
    now: () => now,
  };
}

const indexOf = (stories: readonly Story[]) => indexStories(stories.map(timed), { likesOf: () => 0 });

/** A job handle that collects the items reported to it, and its abort controller. */
export function handleOfTest() {
  const items: JobItem[] = [];
  const control = new AbortController();
  const handle: JobHandle = { signal: control.signal, report: (item) => void items.push(item) };
  return { handle, items, control };
}
