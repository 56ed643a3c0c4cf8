import type { PictureFiles } from "#api/images/serving/pictures.ts";
import type { Resizer } from "#api/images/serving/resize.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import type { Story } from "#api/stories/model.ts";

export type PictureSources = {
  pictures: PictureFiles;
  /** Fetches a picture in our own cloud storage; null for any other. */
  storedPicture(imageUrl: string): Promise<Uint8Array | null>;
  resizer: Pick<Resizer, "resized">;
};

/** A story with the hash of its picture's present file, and that picture as cards show it; null where there is none. */
export async function withPicture(story: Story, { pictures, storedPicture, resizer }: PictureSources) {
  const isElsewhere = !story.imageUrl.startsWith("/");
  const ownHash = isElsewhere ? null : await pictures.hashOf(story.id);
  const picture = async () => {
    const master = isElsewhere ? await storedPicture(story.imageUrl) : await pictures.read(story.id);
    return master && (await resizer.resized(asMaster(master), { width: 1280, format: "webp" }));
  };
  // A picture elsewhere never changes under its name.
  return { shown: { ...story, imageHash: isElsewhere ? story.imageHash : (ownHash ?? undefined) }, picture };
}

const asMaster = (bytes: Uint8Array) => ({ hash: contentHash(bytes), read: async () => bytes });
