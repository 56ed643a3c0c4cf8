import sharp, { type Metadata, type Sharp } from "sharp";
import { maxPictureBytes } from "#api/generation/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { isMovingPng, pictureKind } from "#api/platform/images/picture-kind.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";
import { softWebpWithin } from "#api/platform/images/webp.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { masterSize } from "../model.ts";

/** A longer strip would have to be enlarged enormously before it is cropped. */
const longestShape = 8;
const secondsAtMost = 20;

/** Photographs hold more detail than the house's prints. */
const qualities = [80, 70, 58, 44, 30, 20];

// A picture being processed can hold 200 MB, and the machine serves readers as well.
const oneByOne = semaphore(1);

/**
 * Makes a story's master from any picture: upright, cropped to the shape of all masters around its most salient part,
 * without metadata, as WebP of at most 300 kB. Throws UPLOAD_REFUSED.
 */
export function masterFrom(bytes: Uint8Array): Promise<Uint8Array> {
  return oneByOne(async () => {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    refuseOtherKinds(file);
    try {
      const picture = sharp(file, { limitInputPixels, failOn: "error", sequentialRead: true });
      refuseOddShapes(await picture.metadata());
      return await smallEnough(picture.autoOrient().timeout({ seconds: secondsAtMost }));
    } catch (error) {
      if (error instanceof AppError) throw error;
      const isHuge = error instanceof Error && error.message.includes("exceeds pixel limit");
      throw isHuge ? refused("has more than 40 million pixels", error) : refused("is damaged", error);
    }
  });
}

async function smallEnough(picture: Sharp): Promise<Uint8Array> {
  const cut = await picture
    .flatten({ background: "#ffffff" })
    .resize({ ...masterSize, fit: "cover", position: sharp.strategy.attention })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = cut.info;
  const sheet = sharp(cut.data, { raw: { width, height, channels } });
  const master = await softWebpWithin(sheet, { mostBytes: maxPictureBytes, qualities });
  if (master) return master;
  throw refused("holds more detail than fits into 300 kB");
}

function refuseOtherKinds(file: Buffer): void {
  if (file.byteLength === 0) throw refused("is empty");
  const kind = pictureKind(file);
  if (kind === undefined) throw refused("is not a PNG, JPEG or WebP picture");
  if (kind === "png" && isMovingPng(file)) throw refused("moves");
}

function refuseOddShapes({ width, height, pages = 1 }: Metadata): void {
  if (pages > 1) throw refused("moves");
  if (!(width > 0 && height > 0)) throw refused("is empty");
  if (Math.max(width, height) / Math.min(width, height) > longestShape) {
    throw refused(`is more than ${longestShape} times as long as it is wide`);
  }
}

function refused(what: string, cause?: unknown): AppError {
  return new AppError("UPLOAD_REFUSED", `The file ${what}.`, {
    hint: "Choose a still PNG, JPEG or WebP picture of up to 10 MB.",
    cause,
  });
}
