// Makes the pictures of a book from the masters, one by one, on disk.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureKind } from "#api/platform/images/picture-kind.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";
import type { DrawnPicture } from "./epub.ts";

/** As wide as an A5 page is at 180 dots an inch; more only makes the file larger. */
const width = 960;
/** Two at once keep a small machine busy. */
const atOnce = 2;
/** A decoder that has not finished by then never will. */
const mostSeconds = 30;

type Order = {
  ids: readonly string[];
  /** A story's master; null where there is none. */
  read(id: string): Promise<Uint8Array | null>;
  into: string;
  signal?: AbortSignal | undefined;
  progress?(share: number): void;
};

/** Stories without a picture that can be read have none in the book. */
export async function drawPictures({ ids, read, into, signal, progress }: Order): Promise<Map<string, DrawnPicture>> {
  const drawn = new Map<string, DrawnPicture | null>(ids.map((id) => [id, null]));
  const waiting = ids.values();
  let done = 0;
  const work = async () => {
    for (const id of waiting) {
      signal?.throwIfAborted();
      drawn.set(id, await drawPicture(await read(id), join(into, `${id}.jpg`)));
      progress?.(++done / ids.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return new Map([...drawn].filter((entry): entry is [string, DrawnPicture] => entry[1] !== null));
}

async function drawPicture(master: Uint8Array | null, path: string): Promise<DrawnPicture | null> {
  if (master === null || pictureKind(Buffer.from(master)) === undefined) return null;
  try {
    const picture = sharp(master, { limitInputPixels, sequentialRead: true }).timeout({ seconds: mostSeconds });
    // The XMP is kept, because it discloses how the picture was made.
    const resized = picture.resize({ width, withoutEnlargement: true }).flatten({ background: "#ffffff" }).keepXmp();
    const { data, info } = await resized.jpeg({ quality: 78 }).toBuffer({ resolveWithObject: true });
    await writeFile(path, data);
    return { path, width: info.width, height: info.height };
  } catch (error) {
    if (isDamage(error)) return null;
    throw error;
  }
}

/** Errors of the disk have a code, those of the decoder have none. */
const isDamage = (error: unknown): boolean => error instanceof Error && !("code" in error);
