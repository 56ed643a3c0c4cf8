import { constants } from "node:fs";
import { lstat, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isMovingPng, pictureKind } from "#api/platform/images/picture-kind.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";

/** The service's limits: the number of pictures, and the bytes of each. */
const mostReferences = 16;
const mostBytes = 50_000_000;
/** Each picture is charged by its size, and a larger one shows no more of a cat. */
const longestSide = 1024;

/**
 * Loads pictures of Mruk from a folder as WebP, ordered by name: sent along so that he looks the same in every picture.
 * Re-encoding removes a camera's metadata. An incomplete picture is skipped, so that a story does not fail because of
 * it; `mruk check` reports it.
 */
export async function readReferences(folder: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const references: Uint8Array<ArrayBuffer>[] = [];
  // One after the other: decoded pictures are large.
  for (const name of await pictureNames(folder)) {
    if (references.length === mostReferences) break;
    const bytes = await cleanPicture(join(folder, name));
    if (bytes) references.push(bytes);
  }
  return references;
}

async function pictureNames(folder: string): Promise<string[]> {
  // A link could lead to pictures outside the library.
  const found = await lstat(folder).catch(() => null);
  if (!found?.isDirectory()) return [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /^[^.].*\.(png|jpe?g|webp)$/i.test(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => (a < b ? -1 : 1));
}

async function cleanPicture(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const file = await readSmall(path);
    if (!file || pictureKind(file) === undefined || isMovingPng(file)) return null;
    const picture = await sharp(file, { limitInputPixels, failOn: "error" })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .webp({ quality: 90 })
      .toBuffer();
    return new Uint8Array(picture);
  } catch {
    return null;
  }
}

async function readSmall(path: string): Promise<Buffer | null> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size } = await file.stat();
    return size < mostBytes ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
