import { AppError } from "#api/platform/errors.ts";
import type { StoryLibrary } from "../index/library.ts";
import type { Story, StoryId } from "../model.ts";
import type { Committed } from "../repository/committed.ts";
import type { FileChange } from "../repository/content-repository.ts";

/** The address of a story's own picture file. */
export const ownAddress = (id: StoryId) => `/images/${id}.webp`;

/** Tells whether another story of the library shows this one's picture. */
export const sharesIn =
  ({ all }: Pick<StoryLibrary, "all">) =>
  (id: StoryId): boolean => {
    for (const story of all()) if (story.id !== id && story.imageUrl === ownAddress(id)) return true;
    return false;
  };

export type PictureOptions = {
  /** The story's new master picture. */
  picture?: Uint8Array | undefined;
  /** Whether another story shows this one's picture; without it, none does. */
  isShared?: ((id: StoryId) => boolean) | undefined;
};

/** `path` is where the picture lies. */
type BeforeAndAfter = { before: Pick<Story, "imageUrl">; after: Story; path: string };

/** The changes of the picture's file: a new picture is written, and one that no story shows any more is deleted. */
export async function pictureChange(
  committed: Committed,
  { before, after, path, picture, isShared = () => false }: PictureOptions & BeforeAndAfter,
): Promise<FileChange[]> {
  if (picture) return [{ path, content: picture }];
  const own = ownAddress(after.id);
  if ((before.imageUrl === own) === (after.imageUrl === own)) return [];
  const isThere = (await committed.entry(path)) !== null;
  if (after.imageUrl !== own) return isThere && !isShared(after.id) ? [{ path }] : [];
  if (isThere) return [];
  throw new AppError("FIELDS_INVALID", "The story has no picture of its own.", {
    hint: "Upload a picture, or give the address of one.",
    fields: { imageUrl: "names a picture that is not there" },
  });
}
