import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { atMost } from "../platform/at-most.ts";
import { writeWhole } from "../platform/disk.ts";
import { AppError } from "../platform/errors.ts";
import { readSealed, sealed } from "../platform/seal.ts";
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

/** Two keep a small machine busy; a burst of readers waits its turn rather than taking all of its memory. */
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

export function createResizer({ cacheDir, onUncached = () => {} }: ResizerOptions): Resizer {
  const turn = atMost(rendersAtOnce);
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function make(master: Uint8Array, path: string, version: Version): Promise<Uint8Array> {
    const kept = await readSealed(path);
    if (kept) return kept;
    const made = await turn(() => render(master, version));
    await writeWhole(path, sealed(made)).catch(onUncached);
    return made;
  }

  return {
    resized(master, hash, version) {
      const name = `${hash}-${version.width}.${version.format}`;
      const making = underWay.get(name);
      if (making !== undefined) return making;
      const path = join(cacheDir, hash.slice(0, 2), name);
      const made = make(master, path, version).finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },
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
