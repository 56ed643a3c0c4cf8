import sharp, { type Sharp } from "sharp";
import { AppError } from "../platform/errors.ts";
import { keepIn } from "../platform/keep.ts";
import type { PictureFormat, PictureWidth } from "./model.ts";

/** A version of a picture: how wide, in which format. */
export type Version = { width: PictureWidth; format: PictureFormat };

export type Resizer = {
  /** The version of a master, made now or found in the cache. `hash` names the master's content. */
  resized(master: Uint8Array, hash: string, version: Version): Promise<Uint8Array>;
};

export type ResizerOptions = {
  cacheDir: string;
  /** Hears why a version could not be kept; it was served nevertheless. */
  onUncached?: (error: unknown) => void;
};

/** Two keep a small machine busy. */
const rendersAtOnce = 2;

/** Larger than any master of ours, far smaller than what would hurt. */
const limitInputPixels = 40_000_000;
const acceptedFormats = new Set(["webp", "png", "jpeg"]);

// AVIF's effort is what costs: at 1280 px, effort 4 takes eight times as long as effort 2 and saves a tenth.
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 4 }),
  jpeg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

export function createResizer({ cacheDir, onUncached }: ResizerOptions): Resizer {
  const keep = keepIn({ dir: cacheDir, atOnce: rendersAtOnce, onUnkept: onUncached });
  return {
    resized: (master, hash, version) =>
      keep(`${hash.slice(0, 2)}/${hash}-${version.width}.${version.format}`, () => render(master, version)),
  };
}

async function render(master: Uint8Array, { width, format }: Version): Promise<Uint8Array> {
  const picture = sharp(master, { limitInputPixels, sequentialRead: true });
  try {
    const { format: found } = await picture.metadata();
    if (!acceptedFormats.has(found)) throw new Error(`${found} is not a format that masters have`);
    // The XMP goes along: it says how the picture was made.
    return await encode[format](picture.resize({ width, withoutEnlargement: true }).keepXmp()).toBuffer();
  } catch (error) {
    throw new AppError("PICTURE_UNREADABLE", "The picture is damaged.", { cause: error });
  }
}
