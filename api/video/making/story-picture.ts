import { readFile } from "node:fs/promises";
import { AppError } from "#api/platform/errors.ts";
import { type Story, StoryId } from "#api/stories/model.ts";
import type { VideosParts } from "../parts.ts";

/** Larger pictures are not used for films. */
const mostBytes = 20_000_000;
const own = /^\/images\/([^/?#]+)\.webp$/;

type Sources = Pick<VideosParts, "pictures" | "media" | "fetchPublic" | "masterFrom">;

/**
 * The picture that readers see beside a story, wherever it is stored. Throws PICTURE_NOT_FOUND, ADDRESS_…, STORAGE_….
 */
export async function pictureOf(
  story: Story,
  { pictures, media, fetchPublic, masterFrom }: Sources,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { imageUrl } = story;
  const id = StoryId.safeParse(own.exec(imageUrl)?.[1]);
  if (id.success) return (await pictures.read(id.data)) ?? missing(story);
  if (media.owns(imageUrl)) {
    const kept = await media.fetch(imageUrl, { signal });
    try {
      return await readFile(kept.path);
    } finally {
      await kept.close();
    }
  }
  if (imageUrl.startsWith("/")) return missing(story);
  const { status, bytes } = await fetchPublic(imageUrl, { mostBytes, signal });
  // Another server's file is untrusted: only an image that can become a master is used.
  return status === 200 ? masterFrom(bytes) : missing(story);
}

function missing({ id }: Story): never {
  throw new AppError("PICTURE_NOT_FOUND", `The picture of ${id} cannot be found, and a film is made of it.`, {
    hint: "Regenerate broken images, or choose another picture for the story.",
  });
}
