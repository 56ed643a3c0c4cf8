import { mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { openJobs } from "#api/jobs/jobs.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { master, stories } from "./book.fixture.ts";
import { booksOf, handleOfTest } from "./books.fixture.ts";
import { bookKey } from "./books.ts";
import type { Chromium } from "./chromium.ts";
import { bookKeeper } from "./keep-books.ts";
import { makeBook } from "./make-book.ts";
import { readZip } from "./read-zip.fixture.ts";

const november = { period: "2026-11", language: "en" } as const;
const { handle } = handleOfTest();
/** A Chromium that cannot be started. */
const broken: Chromium = { path: "/nowhere/chromium", environment: {} };
const log = pino({ level: "silent" });
const visible = async (folder: string) => (await readdir(folder)).filter((name) => name !== "work").sort();
/** As if what lies there had been made two hours ago. */
const age = async (folder: string) => {
  const then = Date.now() / 1000 - 7200;
  for (const name of await visible(folder)) await utimes(join(folder, name), then, then);
};
const tellings = (path: string) =>
  readZip(path)
    .map(({ name, bytes }) => (name.includes("day-") ? bytes.toString() : ""))
    .join("");

describe("a book", () => {
  it("holds the public stories of its period, and no other", async () => {
    const { books, folder, passTo } = await booksOf({
      stories: [...stories, storyOf({ id: "2026-10-31-evening" }), storyOf({ id: "2026-12-01-morning" })],
    });
    passTo("2026-11-21T14:00:00+01:00");
    const { book, message } = await books.make(november, handle);
    expect(book).toMatchObject({ id: "2026-11-en", stories: 2, from: "2026-11-20", until: "2026-11-21" });
    expect(message).toBe("2 stories in EPUB. There is no PDF: that needs a Chromium on this machine (MRUK_CHROMIUM).");
    const [file] = (await visible(folder)).filter((name) => name.endsWith(".epub"));
    expect(tellings(join(folder, file ?? ""))).toContain("2026-11-21-morning");
    expect(tellings(join(folder, file ?? ""))).not.toContain("2026-11-21-evening");
    expect(tellings(join(folder, file ?? ""))).not.toContain("2026-10-31");
  });

  it("is refused for a period without a public story, and leaves no file", async () => {
    const { books, folder, passTo } = await booksOf();
    await expect(books.make({ period: "2025", language: "en" }, handle)).rejects.toMatchObject({ code: "BOOK_EMPTY" });
    passTo("2026-11-20T19:59:59+01:00");
    await expect(books.make(november, handle)).rejects.toMatchObject({ code: "BOOK_EMPTY" });
    expect(await readdir(folder)).toEqual([]);
  });

  it("has no PDF without a Chromium; one that is asked for is refused", async () => {
    const { books } = await booksOf();
    const order = { ...november, formats: ["pdf" as const] };
    await expect(books.make(order, handle)).rejects.toMatchObject({ code: "BROWSER_MISSING" });
  });

  it("reports its steps, and takes the place of the one before without a trace of it", async () => {
    const { books, folder, replaceStories } = await booksOf();
    const { handle, items } = handleOfTest();
    const { book } = await books.make(november, handle);
    expect([...new Set(items.map(({ step }) => step))]).toEqual(["pictures", "cover", "epub", undefined]);
    expect(items.at(-1)).toEqual({ id: "2026-11-en", state: "done" });
    replaceStories([...stories, storyOf({ id: "2026-11-25-morning" })]);
    await age(folder);
    const again = await books.make(november, handle);
    expect(again.book.files[0]?.url).not.toBe(book.files[0]?.url);
    const endings = (await visible(folder)).map((name) => name.split(".").at(-1));
    expect(endings.toSorted((one = "", other = "") => one.localeCompare(other))).toEqual(["epub", "jpg", "json"]);
  });

  it("leaves nothing behind when it is cancelled or fails", async () => {
    const { handle, control } = handleOfTest();
    const { books, folder } = await booksOf({
      async makeBook(order, making) {
        const made = await makeBook(order, { ...making, readMaster: async () => null });
        control.abort();
        return made;
      },
    });
    await expect(books.make(november, handle)).rejects.toThrow("aborted");
    const failing = await booksOf({
      folder,
      async makeBook(order) {
        await writeFile(join(order.workDir, "half.epub"), "half");
        throw new Error("no luck");
      },
    });
    await expect(failing.books.make(november, handleOfTest().handle)).rejects.toThrow("no luck");
    expect([await visible(folder), await readdir(join(folder, "work"))]).toEqual([[], []]);
  });

  it("is published as an e-book, with the reason, where its PDF cannot be printed", async () => {
    const { books } = await booksOf({ findChromium: async () => broken });
    const { book, message } = await books.make(november, handle);
    expect(book.files.map(({ format }) => format)).toEqual(["epub"]);
    expect(message).toMatch(/^3 stories in EPUB\. There is no PDF: Chromium could not print the book/);
    const order = { ...november, formats: ["pdf" as const] };
    await expect(books.make(order, handle)).rejects.toMatchObject({ code: "PRINTING_FAILED" });
  });

  it("has a picture on its cover that can be read, whatever the best liked story has", async () => {
    const picture = await master();
    const { books } = await booksOf({
      likesOf: (id) => (id === "2026-11-20-evening" ? 7 : 0),
      makeBook: (order, making) =>
        makeBook(order, {
          ...making,
          readMaster: async (id) => (id === "2026-11-20-evening" ? picture.slice(0, 40) : picture),
        }),
    });
    expect((await books.make(november, handle)).book.stories).toBe(3);
  });

  it("is made when the one before it is finished, and clears what a killed making left", async () => {
    let [atWork, most] = [0, 0];
    const { books, folder } = await booksOf({
      async makeBook(order, making) {
        most = Math.max(most, ++atWork);
        return await makeBook(order, { ...making, readMaster: async () => null }).finally(() => atWork--);
      },
    });
    const left = join(folder, "work", ".left");
    await mkdir(left, { recursive: true });
    const longAgo = Date.now() / 1000 - 48 * 3600;
    await utimes(left, longAgo, longAgo);
    await Promise.all([books.make(november, handle), books.make({ ...november, language: "pl" }, handle)]);
    expect([most, await readdir(join(folder, "work"))]).toEqual([1, []]);
  });

  it("that is withdrawn while it is made anew stays withdrawn", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: withdrawn, resolve: go } = Promise.withResolvers<void>();
    const orders: string[] = [];
    const { books, folder } = await booksOf({
      async makeBook(order, making) {
        if (orders.push(order.id) === 2) {
          begin();
          await withdrawn;
        }
        return makeBook(order, { ...making, readMaster: async () => null });
      },
    });
    const { book } = await books.make(november, handle);
    const again = books.make(november, handle);
    await Promise.all([
      begun.then(() => books.withdraw(book.id)).then(go),
      expect(again).rejects.toMatchObject({ code: "JOB_CANCELLED" }),
    ]);
    expect(await visible(folder)).toEqual([]);
  });

  it("counts as no book while a file of it is missing", async () => {
    const { books, folder, now } = await booksOf();
    const { book } = await books.make(november, handle);
    await rm(join(folder, book.files[0]?.url.split("/").at(-1) ?? ""));
    await books.refresh();
    expect(books.list(now())).toEqual([]);
  });

  it("leaves the files of another making that has not written its note yet", async () => {
    const { books, folder } = await booksOf();
    await books.make(november, handle);
    const other = "mruk-2026-11-en-0123456789abcdef.epub";
    await writeFile(join(folder, other), "of another process");
    await books.make(november, handle);
    expect(await visible(folder)).toContain(other);
    await age(folder);
    await books.make(november, handle);
    expect(await visible(folder)).not.toContain(other);
  });

  it("is not taken for a book where a killed server left half of one", async () => {
    const folder = folderOfTest();
    await writeFile(join(folder, "2026-11-en.json"), '{"version":1,"id":"2026-11-e');
    await writeFile(join(folder, ".mruk-2026-11-en-0123456789abcdef.epub.tmp"), "half");
    const { books, now } = await booksOf({ folder });
    expect(books.list(now())).toEqual([]);
    await books.make(november, handle);
    expect(books.list(now())).toHaveLength(1);
  });
});

describe("readers", () => {
  it("get a book only as long as each of its stories is public", async () => {
    const { books, now, replaceStories } = await booksOf();
    const { book } = await books.make(november, handle);
    const name = book.files[0]?.url.split("/").at(-1) ?? "";
    expect([books.list(now()), books.find(name, now())?.file.name]).toEqual([[book], name]);
    replaceStories(stories.slice(1));
    expect([books.list(now()), books.find(name, now())]).toEqual([[], null]);
    replaceStories(
      stories.map((story, index) => (index > 0 ? story : { ...story, publishedAt: "2026-12-24T20:00:00+01:00" })),
    );
    expect([books.list(now()), books.find(name, now())]).toEqual([[], null]);
  });

  it("get a book no longer once the story is gone whose picture another one shows", async () => {
    const shown = storyOf({ id: "2026-10-31-evening" });
    const [first, ...rest] = stories;
    const borrowing = [{ ...storyOf(first), imageUrl: "/images/2026-10-31-evening.webp" }, ...rest];
    const { books, now, replaceStories } = await booksOf({ stories: [shown, ...borrowing] });
    await books.make(november, handle);
    expect(books.list(now())).toHaveLength(1);
    replaceStories(borrowing);
    expect([books.list(now()), await books.outdated()]).toMatchObject([[], [{ id: "2026-11-en" }]]);
  });

  it("get no file but those of books", async () => {
    const { books, now } = await booksOf();
    await books.make(november, handle);
    for (const name of ["2026-11-en.json", "../2026-11-en.json", "work", ""])
      expect(books.find(name, now())).toBeNull();
  });

  it("see the list as it was, the same array, until something changes", async () => {
    const { books, now } = await booksOf();
    let heard = 0;
    books.onChange(() => heard++);
    await books.make(november, handle);
    const first = books.list(now());
    expect(books.list(now())).toBe(first);
    await books.make({ ...november, language: "pl" }, handle);
    expect([heard, books.list(now()).map(({ id }) => id)]).toEqual([2, ["2026-11-pl", "2026-11-en"]]);
  });
});

describe("keeping books", () => {
  it("makes a book anew whose story was withdrawn or changed, and leaves the others", async () => {
    const { books, clock, now, folder, replaceStories } = await booksOf();
    const jobs = openJobs({ clock });
    const keep = bookKeeper({ books, jobs, clock, log });
    await books.make(november, handle);
    await keep();
    expect(jobs.list()).toEqual([]);
    replaceStories(
      stories.slice(1).map((story, index) => (index === 0 ? { ...story, titleEn: "Another title" } : story)),
    );
    await keep();
    expect(jobs.list()).toMatchObject([{ kind: "make-book", state: "done" }]);
    expect(books.list(now())).toMatchObject([{ stories: 2 }]);
    const [file] = (await visible(folder)).filter((name) => name.endsWith(".epub"));
    expect(tellings(join(folder, file ?? ""))).toContain("Another title");
    await keep();
    expect(jobs.list()).toHaveLength(1);
  });

  it("makes a book anew in the formats that it had, but for a PDF that cannot be printed any more", async () => {
    const orders: (readonly string[])[] = [];
    let chromium: Chromium | null = broken;
    const { books, clock, replaceStories } = await booksOf({
      findChromium: async () => chromium,
      async makeBook(order, making) {
        orders.push(order.formats);
        const made = await makeBook({ ...order, chromium: null }, { ...making, readMaster: async () => null });
        return { ...made, files: order.formats.map((format) => ({ format, path: made.cover })) };
      },
    });
    const keep = bookKeeper({ books, jobs: openJobs({ clock }), clock, log });
    await books.make({ ...november, formats: ["epub"] }, handle);
    await books.make({ ...november, language: "pl" }, handle);
    replaceStories(stories.slice(0, 2));
    await keep();
    expect(orders.splice(0)).toEqual([["epub"], ["epub", "pdf"], ["epub", "pdf"], ["epub"]]);
    chromium = null;
    replaceStories(stories.slice(0, 1));
    await keep();
    expect(orders).toEqual([["epub"], ["epub"]]);
  });

  it("waits an hour after a failure", async () => {
    let tries = 0;
    const { books, clock, folder, replaceStories, passTo } = await booksOf({
      async makeBook() {
        tries++;
        throw new Error("no luck");
      },
    });
    await (await booksOf({ folder })).books.make(november, handle);
    replaceStories(stories.slice(1));
    const keep = bookKeeper({ books, jobs: openJobs({ clock }), clock, log });
    for (const minute of ["00", "01", "59"]) {
      passTo(`2026-11-26T15:${minute}:00+01:00`);
      await keep();
    }
    expect(tries).toBe(1);
    passTo("2026-11-26T16:00:00+01:00");
    await keep();
    expect(tries).toBe(2);
  });

  it("takes a book away whose stories are all gone, and finds one that the terminal program made", async () => {
    const { books, clock, now, folder, replaceStories } = await booksOf();
    const other = await booksOf({ folder });
    await other.books.make(november, handle);
    const keep = bookKeeper({ books, jobs: openJobs({ clock }), clock, log });
    await keep();
    expect(books.list(now())).toHaveLength(1);
    replaceStories([]);
    await keep();
    expect(await visible(folder)).toEqual([]);
  });
});

it("makes a book once that is asked for twice at once", async () => {
  let made = 0;
  const { books, clock } = await booksOf({
    makeBook(order, making) {
      made++;
      return makeBook(order, { ...making, readMaster: async () => null });
    },
  });
  const jobs = openJobs({ clock });
  const ask = () =>
    jobs.run({ kind: "make-book", key: bookKey(november), by: "ola", run: (handle) => books.make(november, handle) });
  const [one, other] = await Promise.all([ask(), ask()]);
  expect([made, other]).toEqual([1, one]);
});

it("writes a book into a folder without publishing it", async () => {
  const { books, now, folder } = await booksOf();
  const out = join(folderOfTest(), "books");
  const { paths } = await books.makeInto(out, november, handle);
  expect(paths).toEqual([join(out, "mruk-2026-11-en.epub")]);
  expect([books.list(now()), await visible(folder), await readdir(out)]).toEqual([[], [], ["mruk-2026-11-en.epub"]]);
  expect((await readFile(paths[0] ?? "")).subarray(30, 38).toString()).toBe("mimetype");
});
