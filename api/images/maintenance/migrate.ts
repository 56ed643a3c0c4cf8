import type { JobHandle } from "#api/jobs/jobs.ts";
import type { MediaKind, MediaStore } from "#api/media/model.ts";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Editing } from "#api/stories/editing/editing.ts";
import type { StoryUpdate } from "#api/stories/editing/update-stories.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { Narration, Story } from "#api/stories/model.ts";
import type { PictureCare } from "./model.ts";
import { type MovingSources, pictureToMove } from "./picture-to-move.ts";

/** The cloud storage, and the local folder whose films and narrations move there. */
export type Removal = { to: MediaStore; from: Pick<MediaStore, "owns" | "fetch"> };

export type MigrationParts = MovingSources & {
  library: Pick<StoryLibrary, "all">;
  editing: Pick<Editing, "read" | "updateAll">;
  storage: Removal;
};

/** The moved files of a story, and the change of the story's file. */
type Moved = StoryUpdate & { title: string; counts: Counts };
type Counts = { images: number; films: number; narrations: number };

/** Storage answers slowly and accepts many requests; a small machine does not. */
const movedAtOnce = 4;

/** Errors of the storage itself: the next story would fail as well. */
const ofStorage = new Set<ErrorCode>(["STORAGE_UNREACHABLE", "STORAGE_REFUSED", "CONFIG_INVALID"]);

/**
 * Moves every picture, film (with or without a voice) and narration outside cloud storage there, verifies each before anything refers to it, and writes all
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

function hasSomethingToMove({ imageUrl, videoUrl, narrations = [], madeBy }: Story, { to, from }: Removal): boolean {
  const spoken = (madeBy?.film?.spoken ?? []).map(({ url }) => url);
  const files = [videoUrl ?? "", ...spoken, ...narrations.flatMap(({ url, marks }) => [url, marks])];
  return !to.owns(imageUrl) || files.some((url) => from.owns(url));
}

/** Moves the files of a story's committed version. */
async function moveOne({ id }: Story, { signal, report }: JobHandle, parts: MigrationParts): Promise<Moved> {
  const { editing, storage } = parts;
  const { to } = storage;
  report({ id, state: "working", step: "move" });
  const { story, rev } = await editing.read(id);
  const change: Moved["change"] = {};
  if (!to.owns(story.imageUrl)) {
    const bytes = await pictureToMove(story, { ...parts, signal });
    const { url } = await to.put({ id, kind: "picture", source: { bytes } }, { signal });
    Object.assign(change, { imageUrl: url, imageHash: contentHash(bytes) });
  }
  const { fields, sent } = await moveFiles(story, { signal, report }, storage);
  const counts = {
    images: change.imageUrl === undefined ? 0 : 1,
    films: sent.filter((kind) => kind === "film").length,
    narrations: sent.filter((kind) => kind === "speech").length,
  };
  return { id, change: { ...change, ...fields }, rev, title: story.titleEn, counts };
}

type MovedFields = Pick<Moved["change"], "videoUrl" | "narrations" | "madeBy">;

/** Moves a story's films and narrations that lie on this machine; returns their new addresses, and the kind of each file. */
async function moveFiles(
  { id, videoUrl, narrations, madeBy }: Story,
  { signal, report }: JobHandle,
  { to, from }: Removal,
): Promise<{ fields: MovedFields; sent: MediaKind[] }> {
  const progress = (share: number) => report({ id, state: "working", step: "move", progress: share });
  const sent: MediaKind[] = [];
  async function moved(url: string, kind: MediaKind): Promise<string> {
    if (!from.owns(url)) return url;
    const file = await from.fetch(url, { signal });
    try {
      const kept = await to.put({ id, kind, source: { path: file.path } }, { signal, progress });
      sent.push(kind);
      return kept.url;
    } finally {
      await file.close();
    }
  }
  const fields: MovedFields = {};
  if (videoUrl !== undefined && from.owns(videoUrl)) fields.videoUrl = await moved(videoUrl, "film");
  const film = madeBy?.film;
  if (film?.spoken?.some(({ url }) => from.owns(url))) {
    const spoken: typeof film.spoken = [];
    for (const speaking of film.spoken) spoken.push({ ...speaking, url: await moved(speaking.url, "film") });
    fields.madeBy = { ...madeBy, film: { ...film, spoken } };
  }
  const isHere = (narration: Narration) => from.owns(narration.url) || from.owns(narration.marks);
  if (narrations?.some(isHere)) {
    fields.narrations = [];
    for (const narration of narrations) {
      const url = await moved(narration.url, "speech");
      fields.narrations.push({ ...narration, url, marks: await moved(narration.marks, "marks") });
    }
  }
  return { fields, sent };
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

/** `2 images`, `1 image and 2 films`, `1 image, 1 film and 2 narrations`. */
function countedOf(moved: readonly Moved[]): string {
  const sum = (kind: keyof Counts) => moved.reduce((total, { counts }) => total + counts[kind], 0);
  const others = (["film", "narration"] as const).filter((noun) => sum(`${noun}s`) > 0);
  const parts = [counted(sum("images"), "image"), ...others.map((noun) => counted(sum(`${noun}s`), noun))];
  return new Intl.ListFormat("en-GB").format(parts);
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
