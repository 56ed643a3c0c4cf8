import type { JobHandle } from "#api/jobs/jobs.ts";
import type { MediaStore } from "#api/media/model.ts";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Editing } from "#api/stories/editing/editing.ts";
import type { StoryUpdate } from "#api/stories/editing/update-stories.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Story } from "#api/stories/model.ts";
import type { PictureCare } from "./model.ts";
import { type MovingSources, pictureToMove } from "./picture-to-move.ts";

/** The cloud storage, and the local folder whose films move there. */
export type Removal = { to: MediaStore; from: Pick<MediaStore, "owns" | "fetch"> };

export type MigrationParts = MovingSources & {
  library: Pick<StoryLibrary, "all">;
  editing: Pick<Editing, "read" | "updateAll">;
  storage: Removal;
};

/** The moved files of a story, and the change of the story's file. */
type Moved = StoryUpdate & { title: string; pictures: number; films: number };

/** Storage answers slowly and accepts many requests; a small machine does not. */
const movedAtOnce = 4;

/** Errors of the storage itself: the next story would fail as well. */
const ofStorage = new Set<ErrorCode>(["STORAGE_UNREACHABLE", "STORAGE_REFUSED", "CONFIG_INVALID"]);

/**
 * Moves every picture and film outside cloud storage there, verifies each before anything refers to it, and writes all
 * new addresses in one commit. Files that a killed run has moved have the same name, and are not sent again.
 */
export async function migrate(handle: JobHandle, by: string | undefined, parts: MigrationParts): Promise<PictureCare> {
  const { signal, report } = handle;
  const { library, editing, storage } = parts;
  const failed: PictureCare["failed"] = [];
  const fail = (id: Story["id"], { message }: AppError) => {
    failed.push({ id, error: message });
    report({ id, state: "failed", step: "move", note: message });
  };

  let down: AppError | undefined;
  async function move(story: Story): Promise<Moved | null> {
    const { id } = story;
    signal.throwIfAborted();
    try {
      if (down) throw down;
      return await moveOne(story, handle, parts);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (ofStorage.has(error.code)) down = error;
      fail(id, error);
      return null;
    }
  }

  const waiting = [...library.all()].filter((story) => hasSomethingToMove(story, storage));
  const limit = semaphore(movedAtOnce);
  const results = await Promise.all(waiting.map((story) => limit(() => move(story))));
  const moved = results.filter((each) => each !== null);
  if (down && moved.length === 0) throw down;

  const { leftOut } = await editing.updateAll(
    moved.map(({ id, change, rev }) => ({ id, change, rev })),
    { by, message: commitMessage(moved) },
  );
  const left = new Set(leftOut.map(({ id }) => id));
  for (const { id, error } of leftOut) fail(id, error);
  const done = moved.filter(({ id }) => !left.has(id));
  for (const { id, title } of done) report({ id, state: "done", note: title });
  return { message: messageOf(done, failed.length), done: done.length, failed };
}

function hasSomethingToMove({ imageUrl, videoUrl }: Story, { to, from }: Removal): boolean {
  return !to.owns(imageUrl) || (videoUrl !== undefined && from.owns(videoUrl));
}

/** Moves the files of a story's committed version. */
async function moveOne({ id }: Story, { signal, report }: JobHandle, parts: MigrationParts): Promise<Moved> {
  const { editing, storage } = parts;
  const { to, from } = storage;
  report({ id, state: "working", step: "move" });
  const { story, rev } = await editing.read(id);
  const change: Moved["change"] = {};
  if (!to.owns(story.imageUrl)) {
    const bytes = await pictureToMove(story, { ...parts, signal });
    const { url } = await to.put({ id, kind: "picture", source: { bytes } }, { signal });
    Object.assign(change, { imageUrl: url, imageHash: contentHash(bytes) });
  }
  if (story.videoUrl !== undefined && from.owns(story.videoUrl)) {
    const film = await from.fetch(story.videoUrl, { signal });
    const progress = (share: number) => report({ id, state: "working", step: "move", progress: share });
    try {
      const { url } = await to.put({ id, kind: "film", source: { path: film.path } }, { signal, progress });
      change.videoUrl = url;
    } finally {
      await film.close();
    }
  }
  const [pictures, films] = [change.imageUrl, change.videoUrl].map((url) => (url === undefined ? 0 : 1));
  return { id, change, rev, title: story.titleEn, pictures: pictures ?? 0, films: films ?? 0 };
}

function commitMessage(moved: readonly Moved[]): string {
  const [what, ids] = [countedOf(moved), moved.map(({ id }) => id)];
  return `Move ${what} to cloud storage\n\n${ids.join("\n")}\n`;
}

function messageOf(done: readonly Moved[], failed: number): string {
  if (done.length + failed === 0) return "Every image is in Azure Storage. Nothing had to be migrated.";
  const sentences = [`Migrated ${countedOf(done)} to Azure Storage.`];
  if (failed > 0) sentences.push(`${counted(failed, "image")} failed.`);
  return sentences.join(" ");
}

function countedOf(moved: readonly Moved[]): string {
  const pictures = moved.reduce((sum, each) => sum + each.pictures, 0);
  const films = moved.reduce((sum, each) => sum + each.films, 0);
  return films === 0 ? counted(pictures, "image") : `${counted(pictures, "image")} and ${counted(films, "film")}`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
