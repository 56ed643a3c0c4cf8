import { contentHash } from "../platform/content-hash.ts";
import { AppError } from "../platform/errors.ts";
import type { StoryId } from "../stories/model.ts";
import type { PictureFiles } from "./pictures.ts";

/** A master whose content has this name; read only where it has to be. */
export type Master = { hash: string; read(): Promise<Uint8Array> };

/** A story's master; null where there is none. */
export async function masterOf(id: StoryId, pictures: PictureFiles): Promise<Master | null> {
  const hash = await pictures.hashOf(id);
  if (hash === null) return null;
  return {
    hash,
    /** Of a master that is replaced just now nothing is kept under the old one's name. */
    async read() {
      const master = await pictures.read(id);
      if (master !== null && contentHash(master) === hash) return master;
      throw new AppError("OVERLOADED", "The picture is being replaced.", { retryAfter: 1 });
    },
  };
}
