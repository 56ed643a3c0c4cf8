import sharp, { type Metadata } from "sharp";
import { z } from "zod";
import { masterSize } from "#api/images/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { isMovingPng, pictureKind } from "#api/platform/images/picture-kind.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";
import { softWebpWithin } from "#api/platform/images/webp.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import { maxPictureBytes, type Usage } from "../model.ts";
import { disclosure } from "../picture-disclosure.ts";
import { costOf } from "../spending/prices.ts";
import { isBlank, lookSize } from "./blank-picture.ts";

// The service's file is untrusted: only its decoded pixels are kept.

/** Far more than a picture of this size takes, even as PNG. */
const mostBytes = 30_000_000;
const secondsAtMost = 20;
/** A picture of nearly the right shape is cropped; another shape would lose too much. */
const shapeTolerance = 0.02;
/** Smaller pictures would look washed out as a master. */
const leastWidth = 1024;
const qualities = [84, 80, 74, 68, 62, 56, 50, 44, 36, 28];

// Three may be drawn at once, but a picture being encoded holds up to 200 MB.
const oneByOne = semaphore(1);

const count = z.number().int().nonnegative();
const Paid = z.object({
  usage: z
    .object({
      input_tokens: count,
      output_tokens: count,
      input_tokens_details: z.object({ image_tokens: count.nullish() }).nullish(),
    })
    .nullish(),
  data: z.unknown(),
});

/**
 * Reads the charge of an answer. Compatible services often do not report it; then the usual cost is assumed. Throws if
 * this is no such answer.
 */
export function costOfPicture(
  answer: unknown,
  { model, usualUsd }: { model: string; usualUsd: number },
): { usd: number; usage?: Usage } {
  const { usage: reported, data } = Paid.parse(answer);
  if (!reported && !Array.isArray(data)) throw new TypeError("This is no answer about a picture.");
  if (!reported) return { usd: usualUsd };
  const imageTokens = reported.input_tokens_details?.image_tokens ?? undefined;
  const usage: Usage = {
    inputTokens: reported.input_tokens,
    outputTokens: reported.output_tokens,
    ...(imageTokens !== undefined && { imageTokens: Math.min(imageTokens, reported.input_tokens) }),
  };
  return { usd: costOf({ kind: "image", model }, usage), usage };
}

const Drawn = z.object({ data: z.tuple([z.object({ b64_json: z.string().min(1) })]).rest(z.unknown()) });

/**
 * Makes the master from the picture in an answer: checked, without the file's metadata, disclosing how it was made.
 * Throws PICTURE_REJECTED.
 */
export async function masterFromAnswer(
  answer: unknown,
  { model, storyId }: { model: string; storyId: string },
): Promise<Uint8Array> {
  const drawn = Drawn.safeParse(answer);
  if (!drawn.success) throw rejected("no picture came");
  const file = fileFrom(drawn.data.data[0].b64_json);
  return oneByOne(async () => {
    const pixels = await pixelsOf(file);
    const sheet = sharp(pixels, { raw: { ...masterSize, channels: 3 } });
    const greys = await sheet
      .clone()
      .greyscale()
      .resize({ ...lookSize, fit: "fill" })
      .raw()
      .toBuffer();
    if (isBlank(greys)) throw rejected("it shows nothing");
    const marked = sheet.withXmp(disclosure({ by: "trained model", model, storyId }));
    const master = await softWebpWithin(marked, { mostBytes: maxPictureBytes, qualities });
    if (master) return master;
    throw rejected(`it does not fit into ${maxPictureBytes / 1000} kB`);
  });
}

function fileFrom(base64: string): Buffer {
  if (base64.length > (mostBytes / 3) * 4) throw rejected(`it has more than ${mostBytes / 1_000_000} MB`);
  // Some services wrap their base64 lines, as mail does; a picture that was paid is not thrown away for that.
  const letters = base64.replace(/[\r\n]+/g, "");
  if (letters.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(letters)) throw rejected("it is not base64");
  return Buffer.from(letters, "base64");
}

/** The RGB pixels of a whole picture, in the size of all masters. */
async function pixelsOf(file: Buffer): Promise<Buffer> {
  const kind = pictureKind(file);
  if (kind === undefined) throw rejected("it is no PNG, JPEG or WebP picture");
  if (kind === "png" && isMovingPng(file)) throw rejected("it moves");
  try {
    const picture = sharp(file, { limitInputPixels, failOn: "error", sequentialRead: true });
    refuseOddShapes(await picture.metadata());
    return await picture
      .timeout({ seconds: secondsAtMost })
      .flatten({ background: "#ffffff" })
      .resize({ ...masterSize, fit: "cover" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isHuge = error instanceof Error && error.message.includes("exceeds pixel limit");
    throw rejected(isHuge ? "it has more than 40 million pixels" : "it is damaged", error);
  }
}

function refuseOddShapes({ width, height, pages = 1 }: Metadata): void {
  if (pages > 1) throw rejected("it moves");
  const wanted = masterSize.width / masterSize.height;
  const size = `it measures ${width} x ${height}`;
  if (!(Math.abs(width / height / wanted - 1) <= shapeTolerance)) throw rejected(`${size}, which is not 3 to 2`);
  if (width < leastWidth) throw rejected(`${size}, which is too small`);
}

function rejected(why: string, cause?: unknown): AppError {
  return new AppError("PICTURE_REJECTED", `The picture that was drawn cannot be used: ${why}`, {
    hint: "The next run has it drawn anew; what was drawn is paid.",
    cause,
  });
}
