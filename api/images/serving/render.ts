import sharp, { type Sharp } from "sharp";
import { AppError } from "#api/platform/errors.ts";
import { withoutRegion } from "#api/platform/images/face-region.ts";
import { findFace } from "#api/platform/images/find-face.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";
import { portraitOf, wholePixels } from "#api/platform/images/upright-part.ts";
import type { PictureCrop, PictureFormat, PictureWidth } from "../model.ts";

/** A version of a picture: its width and format, and the part of it where it is not all. */
export type Version = { width: PictureWidth; format: PictureFormat; crop?: PictureCrop | undefined };

/** Makes a version of a master. Throws PICTURE_UNREADABLE. */
export type Render = (master: Uint8Array, version: Version) => Promise<Uint8Array>;

const acceptedFormats = new Set(["webp", "png", "jpeg"]);
/** A decoder that has not finished by then never will. */
const mostSeconds = 30;

// AVIF's effort dominates the cost: at 1280 px, effort 4 takes eight times as long as effort 2 and saves a tenth.
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 4 }),
  jpeg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

export const render: Render = async (master, { width, format, crop }) => {
  const picture = sharp(master, { limitInputPixels, sequentialRead: true }).timeout({ seconds: mostSeconds });
  try {
    const { format: found, xmpAsString: xmp = "", ...size } = await picture.metadata();
    if (!acceptedFormats.has(found)) throw new Error(`${found} is not a format that masters have`);
    if (crop === "upright") {
      const small = await picture
        .clone()
        .resize(640, 640, { fit: "inside", withoutEnlargement: true })
        .keepXmp()
        .png()
        .toBuffer();
      picture.extract(wholePixels(portraitOf(size, await findFace(small)), size));
    }
    // The XMP is kept, because it discloses how the picture was made.
    const version = picture.resize({ width, withoutEnlargement: true });
    const withXmp = crop === undefined || xmp === "" ? version.keepXmp() : version.withXmp(withoutRegion(xmp));
    return await encode[format](withXmp).toBuffer();
  } catch (error) {
    throw new AppError("PICTURE_UNREADABLE", "The picture is damaged.", { cause: error });
  }
};
