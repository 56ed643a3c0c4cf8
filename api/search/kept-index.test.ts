import { existsSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import type { StoryChanges } from "#api/stories/index/library.ts";
import { indexStories } from "#api/stories/index/story-index.ts";
import type { Story } from "#api/stories/model.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import type { TimedStory } from "#api/stories/timeline.ts";
import { type IndexedLibrary, keepIndex } from "./kept-index.ts";

const morning = storyOf({ id: "2026-11-21-morning", contentPl: "Bułka miała klucz." });
const evening = storyOf({ id: "2026-11-21-evening", contentPl: "Dzwonek milczał." });
const now = Date.parse("2026-12-01T12:00:00Z");

/** A library whose stories' files change when a test says so, and which notes the stories that are read. */
function libraryOf(...stories: Story[]) {
  const files = new Map<string, { story: Story; inode: number | undefined }>();
  const listeners: ((change: StoryChanges) => void)[] = [];
  const read: string[] = [];
  const whenRead = new Map<string, () => void>();
  let inode = 0;
  const write = (story: Story, { isSettled = true } = {}) => {
    inode += 1;
    files.set(story.id, { story, inode: isSettled ? inode : undefined });
  };
  for (const story of stories) write(story);
  const entryOf = ({ story }: { story: Story }): TimedStory => ({
    id: story.id,
    at: Date.parse(story.publishedAt),
    get story() {
      read.push(story.id);
      whenRead.get(story.id)?.();
      return story;
    },
  });
  const library: IndexedLibrary = {
    get timeline() {
      return indexStories(Array.from(files.values(), entryOf), { likesOf: () => 0 }).timeline;
    },
    onChange: (heard) => void listeners.push(heard),
    traceOf(id) {
      const number = files.get(id)?.inode;
      return number === undefined ? undefined : [1, 1, 1, number];
    },
  };
  const tell = (change: Partial<StoryChanges>) => {
    for (const heard of listeners) heard({ changed: [], removed: [], ...change });
  };
  return {
    library,
    read,
    whenRead,
    write,
    change(story: Story, options?: { isSettled: boolean }) {
      write(story, options);
      tell({ changed: [story.id] });
    },
    remove({ id }: Story) {
      files.delete(id);
      tell({ removed: [id] });
    },
    settle: () => {
      for (const { story } of files.values()) write(story);
    },
  };
}

const filesIn = (folder: string) => [1, 2].map((number) => join(folder, "search", `${number}.sqlite`));

function open({ library, read }: ReturnType<typeof libraryOf>, files: string[]) {
  read.length = 0;
  const index = keepIndex({ library, files, log: { info: () => {}, warn: () => {} } });
  onTestFinished(index.close);
  const find = async (q: string) => {
    const { hits } = await index.ask("find", { q, language: "pl", now, limit: 10, offset: 0 });
    return hits.map(({ id }) => id);
  };
  /** Asks again while the index is getting ready, which takes a busy machine longer than a question waits. */
  const idsOf = (q: string) => vi.waitFor(() => find(q), patience);
  return { ...index, find, idsOf, read };
}

const patience = { timeout: 60_000, interval: 100 };

it("reads every story once, and none at a start that finds all as it was", async () => {
  const [made, files] = [libraryOf(morning, evening), filesIn(folderOfTest())];
  const first = open(made, files);
  expect(await first.idsOf("klucz")).toEqual([morning.id]);
  expect(first.read.toSorted()).toEqual([evening.id, morning.id]);
  await first.close();

  const second = open(made, files);
  expect(await second.idsOf("klucz")).toEqual([morning.id]);
  expect(second.read).toEqual([]);
  await second.close();

  made.write({ ...evening, contentPl: "Klucz milczał." });
  const third = open(made, files);
  expect(await third.idsOf("klucz")).toEqual([evening.id, morning.id]);
  expect(third.read).toEqual([evening.id]);
});

it("opens nothing before the first question", async () => {
  const files = filesIn(folderOfTest());
  const index = open(libraryOf(morning), files);
  expect(index.isReady()).toBe(false);
  expect(existsSync(files[0] ?? "")).toBe(false);
  await index.keepUp();
  expect([index.isReady(), existsSync(files[0] ?? "")]).toEqual([true, true]);
});

it("follows an edit, a new story and one that is gone, reading only these", async () => {
  const made = libraryOf(morning);
  const index = open(made, filesIn(folderOfTest()));
  expect(await index.idsOf("klucz")).toEqual([morning.id]);
  index.read.length = 0;
  made.change(evening);
  made.change({ ...morning, contentPl: "Pieróg." });
  await vi.waitFor(
    async () =>
      expect([await index.find("pierogi"), await index.find("dzwonek")]).toEqual([[morning.id], [evening.id]]),
    patience,
  );
  expect(await index.idsOf("klucz")).toEqual([]);
  expect(new Set(index.read)).toEqual(new Set([morning.id, evening.id]));
  made.remove(evening);
  expect(await index.idsOf("dzwonek")).toEqual([]);
});

it("knows a story again that was new when it was indexed, once its file has settled", async () => {
  const [made, files] = [libraryOf(morning), filesIn(folderOfTest())];
  const first = open(made, files);
  await first.keepUp();
  made.change(evening, { isSettled: false });
  await vi.waitFor(async () => expect(await first.find("dzwonek")).toEqual([evening.id]), patience);
  made.settle();
  await first.keepUp();
  await first.close();
  made.write(morning);
  const second = open(made, files);
  await second.keepUp();
  expect(second.read).toEqual([morning.id]);
});

it.each([
  ["damaged", (file: string) => writeFileSync(file, "This is no database.".repeat(1000))],
  ["cut short", (file: string) => truncateSync(file, 5000)],
  [
    "of another version",
    (file: string) => {
      const database = new DatabaseSync(file);
      database.exec("PRAGMA user_version = 7");
      database.close();
    },
  ],
])("builds an index anew that is %s", async (_, damage) => {
  const [made, files] = [libraryOf(morning, evening), filesIn(folderOfTest())];
  const first = open(made, files);
  await first.keepUp();
  await first.close();
  damage(files[0] ?? "");
  const second = open(made, files);
  await vi.waitFor(async () => expect(await second.find("klucz")).toEqual([morning.id]), patience);
  expect(second.read.toSorted()).toEqual([evening.id, morning.id]);
});

it("forgets a story that is withdrawn while the index is built", async () => {
  const made = libraryOf(morning, evening);
  const index = open(made, filesIn(folderOfTest()));
  made.whenRead.set(evening.id, () => made.remove(evening));
  await index.keepUp();
  expect([await index.idsOf("klucz"), await index.idsOf("dzwonek")]).toEqual([[morning.id], []]);
  expect((await index.ask("match", { q: "dzwonek", languages: ["pl"] }))?.length).toBe(0);
});

it("says that it is getting ready while it is built, and answers afterwards", async () => {
  const many = Array.from({ length: 900 }, (_, at) => storyOf({ id: `2026-11-21-morning-${at + 2}` }));
  const index = open(libraryOf(morning, ...many), filesIn(folderOfTest()));
  const building = index.keepUp();
  await vi.waitFor(async () => {
    const refusal: unknown = await index.find("klucz").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: "SEARCH_NOT_READY", retryAfter: 5 });
  }, patience);
  await building;
  expect(await index.idsOf("klucz")).toEqual([morning.id]);
});

it("gives each of two servers with one data folder a file of its own", async () => {
  const files = filesIn(folderOfTest());
  const [one, other] = [open(libraryOf(morning), files), open(libraryOf(evening), files)];
  await one.keepUp();
  await other.keepUp();
  expect([await one.idsOf("klucz"), await other.idsOf("dzwonek")]).toEqual([[morning.id], [evening.id]]);
  expect(files.map((file) => existsSync(file))).toEqual([true, true]);
});
