import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { openJobs } from "#api/jobs/jobs.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { stories } from "./book.fixture.ts";
import { booksOf, handleOfTest } from "./books.fixture.ts";
import { bookKey, keepBooks } from "./books.ts";
import { makeBook } from "./make-book.ts";
import { readZip } from "./read-zip.fixture.ts";

const november = { period: "2026-11", language: "en" } as const;
const { handle } = handleOfTest();
const log = pino({ level: "silent" });
const visible = async (folder: string) => (await readdir(folder)).filter((name) => name !== "work").sort();
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
    await books.make(november, handle);
    await keepBooks({ books, jobs, log });
    expect(jobs.list()).toEqual([]);
    replaceStories(
      stories.slice(1).map((story, index) => (index === 0 ? { ...story, titleEn: "Another title" } : story)),
    );
    await keepBooks({ books, jobs, log });
    expect(jobs.list()).toMatchObject([{ kind: "make-book", state: "done" }]);
    expect(books.list(now())).toMatchObject([{ stories: 2 }]);
    const [file] = (await visible(folder)).filter((name) => name.endsWith(".epub"));
    expect(tellings(join(folder, file ?? ""))).toContain("Another title");
    await keepBooks({ books, jobs, log });
    expect(jobs.list()).toHaveLength(1);
  });

  it("takes a book away whose stories are all gone, and finds one that the terminal program made", async () => {
    const { books, clock, now, folder, replaceStories } = await booksOf();
    const other = await booksOf({ folder });
    await other.books.make(november, handle);
    const jobs = openJobs({ clock });
    await keepBooks({ books, jobs, log });
    expect(books.list(now())).toHaveLength(1);
    replaceStories([]);
    await keepBooks({ books, jobs, log });
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
