import { join } from "node:path";
import sharp from "sharp";
import { masterSize } from "#api/images/model.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { pathsIn, type Story, type StoryFolder } from "../model.ts";
import { readPlainFile } from "./check-files.ts";
import type { StoryFault } from "./library.ts";

/** The largest size of a picture; those of the house illustrator are far smaller. */
const maxPictureBytes = 2_000_000;

/** The faults of a story's or a draft's picture. */
export async function pictureFaults(
  contentDir: string,
  { id, imageUrl, imageHash }: Story,
  folder: StoryFolder = "stories",
): Promise<StoryFault[]> {
  const paths = pathsIn[folder];
  // A picture elsewhere on the web is not checked.
  if (!imageUrl.startsWith("/")) return [];
  if (imageUrl !== `/images/${id}.webp`) {
    return [{ path: paths.text(id), reason: `imageUrl should be /images/${id}.webp or an https address` }];
  }
  const picture = await readPlainFile(join(contentDir, paths.picture(id)), {
    mostBytes: maxPictureBytes,
    label: "the story's picture",
  });
  const reason = typeof picture === "string" ? picture : await wrongWithPicture(picture, imageHash);
  return reason === undefined ? [] : [{ path: paths.picture(id), reason }];
}

async function wrongWithPicture(bytes: Buffer, imageHash: string | undefined): Promise<string | undefined> {
  const header = await headerOf(bytes);
  if (!header) return "is not a whole picture";
  if (header.format !== "webp") return `is ${header.format}, not WebP`;
  const { width, height } = masterSize;
  if (header.width !== width || header.height !== height) {
    return `measures ${header.width} x ${header.height}, not ${width} x ${height}`;
  }
  const hash = contentHash(bytes);
  return imageHash === undefined || imageHash === hash ? undefined : `is another picture than imageHash ${imageHash}`;
}

async function headerOf(bytes: Buffer) {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}
