import { AppError } from "#api/platform/errors.ts";
import { type Story, StoryId } from "#api/stories/model.ts";
import { storyNotFound } from "#api/stories/story-id.ts";
import type { Pictures } from "../serving/pictures.ts";
import type { Uploads } from "./uploads.ts";

export type PictureCopying = {
  /** A revealed story: the picture of one that waits for its hour must not be seen beside another before. */
  isPublic(id: StoryId): Pick<Story, "imageUrl"> | undefined;
  pictures: Pictures;
  /** The picture of an address of ours in cloud storage; null for every other address. */
  storedPicture(imageUrl: string): Promise<Uint8Array | null>;
  uploads: Pick<Uploads, "keep">;
};

const ownPicture = /^\/images\/([^/?#]+)\.webp$/;

/**
 * Keeps the picture of a story like an upload, byte for byte, so that another story gets a file of its own: no change of the one
 * shows in the other. Throws STORY_NOT_FOUND, PICTURE_NOT_FOUND, PICTURE_UNREADABLE, STORAGE_….
 */
export async function copyPicture(
  id: StoryId,
  { isPublic, pictures, storedPicture, uploads }: PictureCopying,
): Promise<{ imageUrl: string }> {
  const story = isPublic(id);
  if (story === undefined) throw storyNotFound();
  const { data: owner } = StoryId.safeParse(ownPicture.exec(story.imageUrl)?.[1]);
  // A story may show another's picture, which has an hour of its own.
  const isHidden = owner !== undefined && owner !== id && isPublic(owner) === undefined;
  const master = isHidden ? null : owner ? await pictures.read(owner) : await storedPicture(story.imageUrl);
  if (master !== null) return uploads.keep(master);
  throw new AppError("PICTURE_NOT_FOUND", `The picture of ${id} is not in the library.`, {
    hint: "Upload a picture, or give the address of one.",
  });
}
