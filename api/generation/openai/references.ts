import { constants } from "node:fs";
import { lstat, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isMovingPng, pictureKind } from "#api/platform/images/picture-kind.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";

/** The service's limits: the number of pictures, and the bytes of each. */
const mostReferences = 16;
const mostBytes = 50_000_000;
/** A sheet shows up to four views; each picture that is sent is charged by its size. */
const view = { width: 768, height: 512 };
const columns = 2;
const viewsOnSheet = 4;

/**
 * Loads pictures of Mruk from a folder, ordered by name, as sheets of up to four views in WebP: sent along so that he looks
 * the same in every picture. A sheet costs what a single picture does, and a model does not take one view for the scene.
 * Re-encoding removes a camera's metadata. An incomplete picture is skipped, so that a story does not fail because of
 * it; `mruk check` reports it.
 */
export async function readReferences(folder: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const views: Buffer[] = [];
  // One after the other: decoded pictures are large.
  for (const name of await pictureNames(folder)) {
    if (views.length === mostReferences) break;
    const bytes = await cleanView(join(folder, name));
    if (bytes) views.push(bytes);
  }
  const sheets: Uint8Array<ArrayBuffer>[] = [];
  for (let first = 0; first < views.length; first += viewsOnSheet) {
    sheets.push(await sheetOf(views.slice(first, first + viewsOnSheet)));
  }
  return sheets;
}

async function sheetOf(views: readonly Buffer[]): Promise<Uint8Array<ArrayBuffer>> {
  const width = view.width * Math.min(columns, views.length);
  const height = view.height * Math.ceil(views.length / columns);
  const sheet = await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite(
      views.map((input, at) => ({
        input,
        left: (at % columns) * view.width,
        top: Math.floor(at / columns) * view.height,
      })),
    )
    .webp({ quality: 90 })
    .toBuffer();
  return new Uint8Array(sheet);
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

async function cleanView(path: string): Promise<Buffer | null> {
  try {
    const file = await readSmall(path);
    if (!file || pictureKind(file) === undefined || isMovingPng(file)) return null;
    return await sharp(file, { limitInputPixels, failOn: "error" })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize({ ...view, fit: "contain", background: "#ffffff" })
      .png()
      .toBuffer();
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
