import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import type { Story } from "#api/stories/model.ts";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import type { FilmMaker } from "../model.ts";
import { filmMakerOf, mediaInMemory, platformOf, videosOf } from "../videos.fixture.ts";

const filmed = storyOf({ id: "2026-11-19-morning", videoUrl: "/media/film.mp4" });
const order = { signal: new AbortController().signal, report: () => {} };

/** Videos over a story, and the folder of finished films. */
async function world() {
  const workDir = join((await temporaryFolder()).root, "cuts");
  const stories: Story[] = [filmed];
  const platform = platformOf();
  const parts = { stories, workDir, filmMaker: filmMakerOf() };
  return { workDir, stories, platform, videos: videosOf({ ...parts, platform: async () => platform }), parts };
}

it("reports the video's address if its story was deleted during the upload", async () => {
  const { workDir, stories, platform, parts, videos } = await world();
  const deleting: typeof platform = {
    ...platform,
    async upload(asked) {
      const uploaded = await platform.upload(asked);
      stories.splice(0);
      return uploaded;
    },
  };
  const overtaken = videosOf({ ...parts, platform: async () => deleting });
  await expect(overtaken.upload(filmed.id, "en", order)).rejects.toMatchObject({
    code: "STORY_NOT_FOUND",
    message: "Uploaded as https://www.youtube.com/shorts/v1, but its story was deleted meanwhile.",
    hint: expect.stringContaining("YouTube Studio"),
  });
  // After the story is restored, the upload is noted and not sent again.
  stories.push(filmed);
  expect(await videos.upload(filmed.id, "en", order)).toEqual({ youtubeUrl: "https://www.youtube.com/shorts/v1" });
  expect(platform.taken).toHaveLength(1);
  expect(stories[0]?.youtube).toHaveLength(1);
  expect(await readdir(workDir)).toEqual([]);
});

it("notes neither a film nor an upload in another story that has got the same id", async () => {
  const { stories, platform, parts } = await world();
  const another = storyOf({
    id: filmed.id,
    titleEn: "The radiator",
    titlePl: "Kaloryfer",
    contentEn: "It is warm.",
    contentPl: "Jest ciepły.",
  });
  const { make } = parts.filmMaker;
  const filmMaker: FilmMaker = {
    name: "house",
    make(asked) {
      stories[0] = another;
      return make(asked);
    },
  };
  const filming = videosOf({ ...parts, filmMaker, platform: async () => platform });
  stories[0] = storyOf({ id: filmed.id });
  await expect(filming.generateVideo(filmed.id, order)).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
  stories[0] = filmed;
  await expect(filming.upload(filmed.id, "en", order)).rejects.toMatchObject({
    code: "STORY_NOT_FOUND",
    message: expect.stringContaining("https://www.youtube.com/shorts/v1"),
  });
  expect(stories).toEqual([another]);
});

it("removes cuts that were unused for a month", async () => {
  const { workDir, videos } = await world();
  await mkdir(workDir);
  const [old, young] = ["2026-01-01-morning.en.0123456789abcdef.mp4", "2026-11-18-morning.en.0123456789abcdef.mp4"];
  for (const name of [old, young]) await writeFile(join(workDir, name), "a cut");
  await utimes(join(workDir, old), 0, 0);
  await videos.upload(filmed.id, "en", order);
  expect(await readdir(workDir)).toEqual([young]);
});

it("sends the story's present film, neither one with a similar address nor an earlier cut", async () => {
  const workDir = join((await temporaryFolder()).root, "cuts");
  const lost = new AppError("YOUTUBE_UNREACHABLE", "YouTube does not answer.");
  const platform = platformOf({ refusals: [lost, null, lost] });
  const addresses = ["a", "b"].map((host) => `https://${host}.example/films/2026/11/19/the-film-of-the-morning.mp4`);
  const fetchPublic = async (address: string) => ({
    status: 200,
    contentType: "video/mp4",
    bytes: Buffer.from(`the film of ${new URL(address).host}`),
  });
  const stories: Story[] = [{ ...filmed, videoUrl: String(addresses[0]) }];
  const elsewhere = videosOf({ stories, workDir, fetchPublic, platform: async () => platform });
  await expect(elsewhere.upload(filmed.id, "en", order)).rejects.toThrow(lost);
  stories[0] = { ...filmed, videoUrl: String(addresses[1]) };
  await elsewhere.upload(filmed.id, "en", order);

  const [filmMaker, media] = [filmMakerOf({ name: "remote" }), mediaInMemory()];
  const madeBy = { film: { maker: "remote", seconds: 12 } };
  for (const url of ["/media/1.mp4", "/media/2.mp4"]) media.files.set(url, Buffer.from(url));
  const here = videosOf({ stories, workDir, media, filmMaker, platform: async () => platform });
  stories[0] = { ...filmed, madeBy, videoUrl: "/media/1.mp4" };
  await expect(here.upload(filmed.id, "pl", order)).rejects.toThrow(lost);
  stories[0] = { ...filmed, madeBy, videoUrl: "/media/2.mp4" };
  await here.upload(filmed.id, "pl", order);
  expect(platform.taken.map(({ film }) => film)).toEqual(["the film of b.example", `film 2 of ${filmed.id} pl`]);
});
