import sharp from "sharp";
import { AppError } from "#api/platform/errors.ts";
import { findFace } from "#api/platform/images/find-face.ts";
import { partAround, wholePixels, widest } from "#api/platform/images/upright-part.ts";

const size = { width: 720, height: 1280 } as const;
export const referenceSize = `${size.width}x${size.height}`;

/** The upright part of the picture around the cat, from which the service's film starts. */
export async function referenceOf(picture: Uint8Array): Promise<Uint8Array> {
  try {
    const upright = sharp(picture, { limitInputPixels: 60_000_000 }).rotate().flatten({ background: "#fcf2e4" });
    const { data, info } = await upright.keepXmp().png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
    const face = await findFace(data);
    const subject = { x: face.x * info.width, y: face.y * info.height };
    return await sharp(data)
      .extract(wholePixels(partAround(info, subject, widest(info)), info))
      .resize(size.width, size.height, { fit: "fill" })
      .jpeg({ quality: 90 })
      .toBuffer();
  } catch (cause) {
    throw new AppError("FILM_FAILED", "The story's picture cannot be read.", {
      hint: "Give the story another picture, then make the film.",
      cause,
    });
  }
}
