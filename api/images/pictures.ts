import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { AppError } from "../platform/errors.ts";
import { picturePath, type StoryId } from "../stories/model.ts";

/** The master pictures of a content folder. */
export type Pictures = {
  /** A story's master picture, or null where there is none. */
  read(id: StoryId): Promise<Uint8Array | null>;
};

/** No master comes near this; whatever does is not one. */
const mostBytes = 20_000_000;

/** What the file system says when there is no such picture: nothing there, or a link where the picture should be. */
const absent = new Set(["ENOENT", "ENOTDIR", "ELOOP"]);
const isAbsent = (error: unknown) => absent.has(String((error as NodeJS.ErrnoException | null)?.code));

export function createPictures(contentDir: string): Pictures {
  const root = resolve(contentDir);
  return {
    async read(id) {
      const path = join(root, picturePath(id));
      try {
        // No folder on the way may be a link that leads out of the library; the last step is watched by O_NOFOLLOW.
        if ((await realpath(path)) !== join(await realpath(root), picturePath(id))) return null;
        return await readRegularFile(path);
      } catch (error) {
        if (isAbsent(error)) return null;
        throw new AppError("PICTURE_UNREADABLE", `The picture of ${id} cannot be read.`, { cause: error });
      }
    },
  };
}

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
