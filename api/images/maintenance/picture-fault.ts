import { AppError } from "#api/platform/errors.ts";
import type { FetchPublic } from "#api/platform/http/fetch-public.ts";
import { pictureKind } from "#api/platform/images/picture-kind.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";
import { type Story, StoryId } from "#api/stories/model.ts";
import type { Pictures } from "../serving/pictures.ts";

/** Larger than any picture that a page should show. */
const mostBytes = 20 * 1024 * 1024;

export type PictureSources = {
  pictures: Pictures;
  fetchPublic: FetchPublic;
  signal?: AbortSignal | undefined;
};

/** The reason why readers would not see a story's picture; null if they do. */
export async function pictureFault(
  { imageUrl }: Pick<Story, "imageUrl">,
  from: PictureSources,
): Promise<string | null> {
  if (!imageUrl.startsWith("/")) return faultElsewhere(imageUrl, from);
  const name = /^\/images\/([^/]+)\.webp$/.exec(imageUrl)?.[1];
  const id = StoryId.safeParse(name);
  if (!id.success) return "there is no picture at this address";
  return faultOfOwn(id.data, from);
}

async function faultOfOwn(id: StoryId, { pictures }: PictureSources): Promise<string | null> {
  try {
    const bytes = await pictures.read(id);
    return bytes === null ? "the picture is missing" : await faultOfBytes(Buffer.from(bytes));
  } catch (error) {
    return reasonOf(error);
  }
}

async function faultOfBytes(bytes: Buffer): Promise<string | null> {
  if (bytes.byteLength === 0) return "the picture is empty";
  const kind = pictureKind(bytes);
  if (kind === undefined) return "the file is no picture";
  // The header alone proves too little; decoding every picture of a library would take minutes.
  if (kind === "webp" && bytes.readUInt32LE(4) + 8 > bytes.byteLength) return "the picture is cut short";
  const { default: sharp } = await import("sharp");
  const header = await sharp(bytes, { limitInputPixels })
    .metadata()
    .catch(() => null);
  return header && header.width > 0 && header.height > 0 ? null : "the picture is damaged";
}

async function faultElsewhere(imageUrl: string, { fetchPublic, signal }: PictureSources): Promise<string | null> {
  try {
    const { status, contentType, bytes } = await fetchPublic(imageUrl, { mostBytes, signal });
    if (status !== 200) return `the address answers with ${status}`;
    if (!/^image\//i.test(contentType))
      return `the address gives ${contentType.slice(0, 80) || "nothing"}, not an image`;
    return bytes.byteLength === 0 ? "the picture is empty" : null;
  } catch (error) {
    signal?.throwIfAborted();
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  throw error;
}
