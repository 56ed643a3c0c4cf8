import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MediaStore } from "#api/media/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import type { StoryNotes } from "#api/stories/editing/note-story.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { storyNotFound } from "#api/stories/story-id.ts";
import type { FilmMaker, FilmOrder } from "./model.ts";
import type { VideosParts } from "./parts.ts";
import { openVideos, type Videos } from "./videos.ts";
import type { PlatformOrder, Uploaded, VideoPlatform } from "./youtube/model.ts";

const noon: Clock = { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") };

type Options = Partial<VideosParts> & {
  /** The library, which also receives the notes about a story. */
  stories: Story[];
  clock?: Clock;
};

/** Films over stories in memory. Without a film-maker and a signed-in platform by default. */
export function videosOf({ stories, clock = noon, ...parts }: Options): Videos {
  return openVideos({
    library: { any: (id) => stories.find((story) => story.id === id), all: () => stories },
    editing: { note: async (id, noted) => ({ story: noteIn(stories, id, noted), rev: "rev" }) },
    pictures: { read: async (id) => Buffer.from(`the picture of ${id}`) },
    masterFrom: async (bytes) => bytes,
    fetchPublic: async () => {
      throw new AppError("ADDRESS_UNREACHABLE", "This test has no network.");
    },
    filmMaker: null,
    voice: null,
    captionsOf: ({ titleEn, titlePl }, language, to) => [{ from: 0, to, text: language === "pl" ? titlePl : titleEn }],
    media: mediaInMemory(),
    platform: async () => null,
    pageOf: ({ id }, language) => `https://mruk.example${language === "pl" ? "/pl" : ""}/post/${id}`,
    workDir: join(tmpdir(), "mruk-no-films"),
    clock,
    log: { warn: () => {} },
    ...parts,
  });
}

function noteIn(stories: Story[], id: StoryId, { notes }: StoryNotes): Story {
  const index = stories.findIndex((story) => story.id === id);
  const story = stories[index];
  if (!story) throw storyNotFound();
  stories[index] = { ...story, ...notes(story) } as Story;
  return stories[index];
}

/** Stores films under addresses of its own. */
export function mediaInMemory(files = new Map<string, Uint8Array>()): MediaStore & { files: Map<string, Uint8Array> } {
  return {
    name: "local",
    files,
    async put({ id, source }) {
      const url = `/media/${id}-${files.size}.mp4`;
      files.set(url, "path" in source ? await readFile(source.path) : source.bytes);
      return { url };
    },
    owns: (url) => url.startsWith("/media/"),
    async fetch(url) {
      const bytes = files.get(url);
      if (!bytes) throw new AppError("MEDIA_NOT_FOUND", "There is no such file.");
      const path = join(tmpdir(), `mruk-film-${process.pid}-${url.slice("/media/".length)}`);
      await writeFile(path, bytes);
      return { path, close: async () => {} };
    },
  };
}

/** A film-maker that records its orders: the film's bytes name them. */
export function filmMakerOf({ costUsd = 0, name = "house" as FilmMaker["name"] } = {}) {
  const orders: FilmOrder[] = [];
  return {
    name,
    orders,
    async make(order: FilmOrder) {
      orders.push(order);
      order.progress?.(0.5);
      await writeFile(order.into, `film ${orders.length} of ${order.story.id} ${order.language}`);
      return { seconds: 14.2, costUsd };
    },
  } satisfies FilmMaker & { orders: FilmOrder[] };
}

/** A platform that accepts every film after the given refusals, and remembers it by story and language. */
export function platformOf({
  refusals = [] as (AppError | null)[],
  notices = [] as Uploaded["notices"],
  views = 0,
} = {}) {
  const taken: { order: PlatformOrder; film: string }[] = [];
  const has = new Map<string, Uploaded>();
  const platform: VideoPlatform = {
    async upload(order) {
      const { story, language, cut, progress } = order;
      const name = `${story.id} ${language}`;
      const known = has.get(name);
      if (known) return known;
      const { path } = await cut();
      progress?.("send", 0.5);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      taken.push({ order, film: await readFile(path, "utf8") });
      const videoId = `v${taken.length}`;
      const upload = {
        language,
        url: `https://www.youtube.com/shorts/${videoId}`,
        videoId,
        uploadedAt: "2026-11-21T13:30:00Z",
        privacy: "public",
      };
      has.set(name, { upload, notices });
      return { upload, notices };
    },
    views: async () => views,
  };
  return { ...platform, taken, has };
}
