import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { PictureFiles } from "./pictures.ts";

/** A master and the hash of its content; the file is read only if necessary. */
export type Master = { hash: string; read(): Promise<Uint8Array> };

/** A story's master; null if there is none. */
export async function masterOf(id: StoryId, pictures: PictureFiles): Promise<Master | null> {
  const hash = await pictures.hashOf(id);
  if (hash === null) return null;
  return {
    hash,
    /**
     * Refuses bytes that do not match the hash, so that a master replaced just now is never cached under the old one's
     * name.
     */
    async read() {
      const master = await pictures.read(id);
      if (master !== null && contentHash(master) === hash) return master;
      throw new AppError("OVERLOADED", "The picture is being replaced.", { retryAfter: 1 });
    },
  };
}
