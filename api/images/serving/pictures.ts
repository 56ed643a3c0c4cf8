import { type BigIntStats, constants } from "node:fs";
import { lstat, open, realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { codeOf } from "#api/platform/error-code.ts";
import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { picturePath, type StoryId } from "#api/stories/model.ts";

/** The master pictures of a content folder. */
export type Pictures = {
  /** A story's master picture, or null if there is none. */
  read(id: StoryId): Promise<Uint8Array | null>;
};

export type PictureFiles = Pictures & {
  /** The hash of its content; the file is read only if it has changed since. */
  hashOf(id: StoryId): Promise<string | null>;
};

/** No master comes near this size, so a larger file is refused. */
const mostBytes = 20_000_000;
/** A year of entries takes 100 kB. */
const mostRemembered = 20_000;

/** The error codes for a missing picture: no file, or a link in its place. */
const absent = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);
const isAbsent = (error: unknown) => absent.has(codeOf(error) ?? "");

/** `pathOf` says where they lie: those of the library unless others are named. */
export function createPictures(contentDir: string, pathOf = picturePath): PictureFiles {
  const root = resolve(contentDir);
  const known = new Map<StoryId, { file: string; hash: string }>();

  /** Null if there is none, also behind a link. */
  async function look<Found>(id: StoryId, found: (path: string) => Promise<Found | null>): Promise<Found | null> {
    const path = join(root, pathOf(id));
    try {
      // No folder on the way may be a link that leads out of the library; O_NOFOLLOW checks the last step.
      if ((await realpath(path)) !== join(await realpath(root), pathOf(id))) return null;
      return await found(path);
    } catch (error) {
      if (isAbsent(error)) return null;
      throw new AppError("PICTURE_UNREADABLE", `The picture of ${id} cannot be read.`, { cause: error });
    }
  }

  return {
    read: (id) => look(id, readRegularFile),
    hashOf: (id) =>
      look(id, async (path) => {
        // The file's state is read before its content: a change in between is detected the next time.
        const file = nameOf(await lstat(path, { bigint: true }));
        const before = known.get(id);
        if (before?.file === file) return before.hash;
        const master = await readRegularFile(path);
        if (master === null) return null;
        const hash = contentHash(master);
        known.set(id, { file, hash });
        for (const oldest of known.keys()) {
          if (known.size <= mostRemembered) break;
          known.delete(oldest);
        }
        return hash;
      }),
  };
}

/**
 * A fingerprint that differs after every change: a writer can preserve a file's size and date, but not its change time.
 */
const nameOf = ({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats) => `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;

async function readRegularFile(path: string): Promise<Uint8Array | null> {
  // Without O_NONBLOCK, opening a pipe would wait for its other end for ever.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size } = await file.stat().then((stats) => (stats.isFile() ? stats : { size: -1 }));
    if (size < 0) return null;
    if (size > mostBytes) throw new Error(`${path} is too large to be a picture`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
