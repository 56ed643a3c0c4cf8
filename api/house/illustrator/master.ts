import sharp from "sharp";
import { maxPictureBytes } from "#api/generation/model.ts";
import { disclosure } from "#api/generation/picture-disclosure.ts";
import { AppError } from "#api/platform/errors.ts";
import { type Face, faceRegion } from "#api/platform/images/face-region.ts";
import { webpWithin } from "#api/platform/images/webp.ts";
import { H, W } from "./stage.ts";

/** The lowest quality without visible loss. */
const qualities = [80, 74, 68, 62, 56, 50];

/**
 * Encodes printed pixels (red, green, blue) as the master WebP, in the best quality that keeps it small enough, and notes
 * where the face is, for those who later show a part of it.
 */
export async function masterOf(pixels: Uint8Array, face: Face): Promise<Uint8Array> {
  const size = { width: W, height: H };
  const xmp = disclosure({ by: "algorithm" }, faceRegion(face, size));
  const sheet = sharp(pixels, { raw: { ...size, channels: 3 } }).withXmp(xmp);
  const master = await webpWithin(sheet, { mostBytes: maxPictureBytes, qualities });
  if (master) return master;
  throw new AppError(
    "PICTURE_REJECTED",
    `The picture does not fit into ${maxPictureBytes / 1000} kB at any decent quality.`,
  );
}
