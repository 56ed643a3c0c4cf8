import { lstatSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isMovingPng, pictureKind } from "#api/platform/images/picture-kind.ts";
import { limitInputPixels } from "#api/platform/images/pixel-limit.ts";
import { filesBelow, isExpected, nameOf, readPlainFile } from "./check-files.ts";
import type { StoryFault } from "./library.ts";

/** An image service takes so many pictures with a prompt, each at most this large. */
const mostPictures = 16;
const mostBytes = 49_999_999;

/** The pictures in `cat/` that cannot be sent to an image model, and the reasons. */
export async function faultsOfLooks(contentDir: string): Promise<StoryFault[]> {
  const folder = lstatSync(join(contentDir, "cat"), { throwIfNoEntry: false });
  if (folder && !folder.isDirectory()) return [{ path: "cat", reason: "is not a plain folder" }];
  const paths = filesBelow(contentDir, "cat").filter((path) => !isExpected(nameOf(path)));
  const faults: StoryFault[] = [];
  let whole = 0;
  for (const path of paths.sort((a, b) => (a < b ? -1 : 1))) {
    const reason = await faultOf(join(contentDir, path), path);
    if (reason === undefined) whole++;
    if (reason !== undefined) faults.push({ path, reason });
    else if (whole > mostPictures) faults.push({ path, reason: `is not sent along: ${mostPictures} are enough` });
  }
  return faults;
}

async function faultOf(file: string, path: string): Promise<string | undefined> {
  if (!/^cat\/[^/]+\.(png|jpe?g|webp)$/i.test(path)) return "only PNG, JPEG and WebP pictures belong here";
  const bytes = await readPlainFile(file, { mostBytes, label: "the picture" });
  if (typeof bytes === "string") return bytes;
  const kind = pictureKind(bytes);
  if (kind === undefined) return "is no PNG, JPEG or WebP picture";
  if (kind === "png" && isMovingPng(bytes)) return "moves";
  return (await isWhole(bytes)) ? undefined : "is not a whole picture";
}

async function isWhole(bytes: Buffer): Promise<boolean> {
  try {
    // The whole picture is decoded, because the header alone does not show whether the rest is missing.
    await sharp(bytes, { limitInputPixels, failOn: "error" }).stats();
    return true;
  } catch {
    return false;
  }
}
