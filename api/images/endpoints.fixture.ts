import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { houseIllustrator } from "#api/house/illustrator/draw.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { serveEndpoints } from "#api/platform/http/http.fixture.ts";
import { picturePath, StoryId } from "#api/stories/model.ts";
import { hiddenPictureEndpoints, pictureEndpoints } from "./endpoints.ts";
import { openHotPictures } from "./serving/hot-pictures.ts";
import { createPictures } from "./serving/pictures.ts";
import { createResizer, type ResizerOptions } from "./serving/resize.ts";

export const id = StoryId.parse("2026-11-21-morning");
export const hidden = StoryId.parse("2026-11-21-evening");
export const unillustrated = StoryId.parse("2026-11-20-morning");
export const address = `/images/${id}.webp`;

export type ServeOptions = { personal?: boolean } & Partial<Pick<ResizerOptions, "render" | "atOnce" | "mostWaiting">>;

/** A server with one revealed and one hidden picture, and its folders; removed when the test ends. */
export async function servePictures(master: Uint8Array, { personal = false, ...limits }: ServeOptions = {}) {
  const folder = folderOfTest();
  const contentDir = join(folder, "content");
  const cacheDir = join(folder, "cache");
  const pathOf = (story: StoryId) => join(contentDir, picturePath(story));
  await mkdir(dirname(pathOf(id)), { recursive: true });
  await writeFile(pathOf(id), master);
  await writeFile(pathOf(hidden), master);

  const uncached: unknown[] = [];
  const resizer = createResizer({ cacheDir, onUncached: (error) => uncached.push(error), ...limits });
  const revealed = new Set<string>([id, unillustrated]);
  const isPublic = (story: StoryId) => (revealed.has(story) ? {} : undefined);
  const hot = openHotPictures({ isPublic });
  const parts = { isPublic, pictures: createPictures(contentDir), resizer, uploaded: async () => null };
  const { url: origin } = await serveEndpoints([pictureEndpoints({ ...parts, hot }), hiddenPictureEndpoints(parts)]);
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(`${origin}${personal ? "/api/admin" : ""}${path}`, { headers: { Accept: "image/webp", ...headers }, method });
  const cached = async () => (await readdir(cacheDir, { recursive: true })).filter((name) => name.includes("."));
  return { get, origin, pathOf, cacheDir, cached, uncached, resizer };
}

export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** A picture as it lies in the library. */
export const drawMaster = () =>
  houseIllustrator.draw({
    place: "stove",
    pose: "sleep",
    props: ["yarn"],
    timeSlot: "evening",
    season: "winter",
    weather: "snow",
    seed: "routes",
  });
