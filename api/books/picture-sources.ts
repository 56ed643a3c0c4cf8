import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { type Story, StoryId } from "#api/stories/model.ts";
import type { ShelvedBook } from "./model.ts";

/** The place of a story's picture: a master of the library, by the id in its name, or a file. */
export type PictureSource = { master: string } | { path: string };
/** By story; one without a picture has no entry. */
export type PictureSources = Readonly<Record<string, PictureSource>>;

/** Reads a story's picture; null where there is none. Those of the library are read by `readMaster`. */
export function pictureReader(sources: PictureSources, readMaster: (id: string) => Promise<Uint8Array | null>) {
  return async (id: string): Promise<Uint8Array | null> => {
    const source = sources[id];
    if (source === undefined) return null;
    return "path" in source ? readFile(source.path) : readMaster(source.master);
  };
}

const ownPicture = /^\/images\/([^/?#]+)\.webp$/;

type Gathering = {
  library: Pick<StoryLibrary, "timeline">;
  /** Reads a picture in our own cloud storage; null for any other. */
  storedPicture(imageUrl: string): Promise<Uint8Array | null>;
  workDir: string;
  signal: AbortSignal;
  now: Temporal.Instant;
};

/** The places of these stories' pictures. Those of cloud storage are fetched; those elsewhere on the web are not in books. */
export async function picturesOf(
  stories: readonly Story[],
  { library, storedPicture, workDir, signal, now }: Gathering,
) {
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

/** The other stories whose pictures the book shows. */
export function picturedIn(pictures: PictureSources): Pick<ShelvedBook, "pictured"> {
  const others = Object.entries(pictures).flatMap(([id, source]) =>
    "master" in source && source.master !== id ? [StoryId.parse(source.master)] : [],
  );
  return others.length === 0 ? {} : { pictured: [...new Set(others)] };
}
