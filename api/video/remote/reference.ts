import sharp from "sharp";
import { AppError } from "#api/platform/errors.ts";
import { findCat } from "../making/find-cat.ts";

const size = { width: 720, height: 1280 } as const;
export const referenceSize = `${size.width}x${size.height}`;

/** The upright part of the picture around the cat, from which the service's film starts. */
export async function referenceOf(picture: Uint8Array): Promise<Uint8Array> {
  try {
    const upright = sharp(picture, { limitInputPixels: 60_000_000 }).rotate().flatten({ background: "#fcf2e4" });
    const { data, info } = await upright.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
    const cat = await findCat(data);
    const ratio = size.width / size.height;
    const width = Math.max(1, Math.round(Math.min(info.width, info.height * ratio)));
    const height = Math.max(1, Math.min(info.height, Math.round(width / ratio)));
    const between = (value: number, most: number) => Math.round(Math.min(Math.max(0, value), most));
    return await sharp(data)
      .extract({
        left: between(cat.x * info.width - width / 2, info.width - width),
        top: between(cat.y * info.height - height / 2, info.height - height),
        width,
        height,
      })
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
