import { AppError } from "#api/platform/errors.ts";
import { pictureKind } from "#api/platform/images/picture-kind.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";
import { type Story, StoryId } from "#api/stories/model.ts";
import { type PictureSources, pictureFault } from "./picture-fault.ts";

/** Larger than any picture that a page should show. */
const mostBytes = 20 * 1024 * 1024;

/**
 * Converts another site's picture into one to store: a whole WebP unchanged, anything else as an upload's master.
 * Throws UPLOAD_REFUSED.
 */
export async function toStoredPicture(bytes: Uint8Array): Promise<Uint8Array> {
  return (await isWholeWebp(bytes)) ? bytes : (await import("../uploads/master-from.ts")).masterFrom(bytes);
}

/** `toStoredPicture` is a parameter, because servers decode untrusted pictures in a separate process. */
export type MovingSources = PictureSources & { toStoredPicture(bytes: Uint8Array): Promise<Uint8Array> };

/**
 * Reads a story's picture for cloud storage: one of ours unchanged, another one converted. Throws PICTURE_NOT_FOUND,
 * ADDRESS_…, UPLOAD_REFUSED.
 */
export async function pictureToMove(
  { imageUrl }: Pick<Story, "imageUrl">,
  sources: MovingSources,
): Promise<Uint8Array> {
  const own = /^\/images\/([^/]+)\.webp$/.exec(imageUrl)?.[1];
  if (own !== undefined || imageUrl.startsWith("/")) return ownPicture(imageUrl, StoryId.safeParse(own).data, sources);
  const { status, bytes } = await sources.fetchPublic(imageUrl, { mostBytes, signal: sources.signal });
  if (status !== 200) throw notToBeMoved(`the address answers with ${status}`);
  return sources.toStoredPicture(bytes);
}

async function ownPicture(imageUrl: string, id: StoryId | undefined, sources: PictureSources): Promise<Uint8Array> {
  const fault = await pictureFault({ imageUrl }, sources);
  const bytes = id && fault === null ? await sources.pictures.read(id) : null;
  if (bytes) return bytes;
  throw notToBeMoved(fault ?? "the picture is missing");
}

/** Whether it is a still picture that can be decoded to its end. */
async function isWholeWebp(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (pictureKind(file) !== "webp") return false;
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(file, { limitInputPixels, failOn: "error" });
    if (((await picture.metadata()).pages ?? 1) > 1) return false;
    await picture.stats();
    return true;
  } catch {
    return false; // The conversion to a master reports the fault.
  }
}

function notToBeMoved(reason: string): AppError {
  return new AppError("PICTURE_NOT_FOUND", reason, { hint: "Regenerate broken images, then migrate again." });
}
