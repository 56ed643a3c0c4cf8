import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { PictureBrief } from "#api/generation/model.ts";
import type { Language } from "#api/language/model.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { filmFacts } from "#api/video/making/film-facts.ts";
import { houseIllustrator } from "../illustrator/draw.ts";
import { openHouseFilmMaker } from "./film-maker.ts";

const rehearsal = { width: 180, fps: 5 };
let picture: Uint8Array;
beforeAll(async () => {
  const brief = {
    place: "stove",
    pose: "sit",
    props: [],
    timeSlot: "evening",
    season: "autumn",
    weather: "rain",
    seed: "film",
  };
  picture = await houseIllustrator.draw(brief as unknown as PictureBrief);
});

async function studio({
  ffmpegPath,
  environment = process.env,
  format = rehearsal,
}: Partial<Parameters<typeof openHouseFilmMaker>[0]> = {}) {
  const folder = folderOfTest();
  const workDir = join(folder, "work");
  const into = join(folder, "films", "film.mp4");
  const maker = openHouseFilmMaker({ ffmpegPath, environment, workDir, format });
  const make = (
    order: {
      language?: Language | null;
      picture?: Uint8Array;
      story?: object;
      signal?: AbortSignal;
      progress?(share: number): void;
    } = {},
  ) =>
    maker.make({
      language: null,
      picture,
      into,
      ...order,
      story: storyOf({ id: "2026-11-21-evening", ...order.story }),
    });
  const left = () => readdir(workDir);
  return { make, into, folder, workDir, left };
}

/** A program in the place of ffmpeg. */
async function program(folder: string, script: string): Promise<string> {
  const path = join(folder, "ffmpeg");
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

describe("a film by the house", () => {
  it("has the same length without words and in each language, so that captions fit all of them", async () => {
    const { make } = await studio();
    const seconds = [];
    for (const language of [null, "pl"] as const) seconds.push((await make({ language })).seconds);
    expect(new Set(seconds).size).toBe(1);
  });

  it.each<[string, object, () => Promise<Uint8Array>]>([
    [
      "a title of quotation marks and signs, and a picture of one pixel",
      { titleEn: `100% "cat's" <b>\\n\n:,;[x]='$(id)' 🐱🇵🇱` },
      () =>
        sharp({ create: { width: 1, height: 1, channels: 4, background: "#0000" } })
          .png()
          .toBuffer(),
    ],
    [
      "a title of nothing but pictographs, and an upright picture",
      { titleEn: "🐱" },
      () => sharp(picture).resize(300, 900, { fit: "cover" }).jpeg().toBuffer(),
    ],
    [
      "a title of one word that fits nowhere, and a strip of a picture",
      { titleEn: "M".repeat(200) },
      () => sharp(picture).resize(2000, 20, { fit: "fill" }).webp().toBuffer(),
    ],
  ])("is made of %s", async (_, story, other) => {
    const { make, into } = await studio();
    await make({ story, language: "en", picture: await other() });
    expect(await filmFacts(into)).toMatchObject({ width: 180, height: 320 });
  });
});

describe("a film that cannot be made", () => {
  it.each<[string, string, object]>([
    ["no ffmpeg is where it was said to be", "FILM_TOOLS_MISSING", { ffmpegPath: "/nowhere/ffmpeg" }],
    ["a name is on no PATH", "FILM_TOOLS_MISSING", { ffmpegPath: "ffmpeg-of-nobody" }],
    ["FFMPEG_PATH is a folder", "FILM_TOOLS_MISSING", { ffmpegPath: "/tmp" }],
  ])("because %s fails with %s and a hint", async (_, code, options) => {
    const { make } = await studio(options);
    await expect(make()).rejects.toMatchObject({ code, hint: expect.stringContaining("FFMPEG_PATH") });
  });

  it.each([
    ["the disk is full", 'echo "film.mp4: No space left on device" >&2; exit 1', "DISK_FULL"],
    ["ffmpeg fails", 'echo "Unknown encoder libx264" >&2; exit 1', "FILM_FAILED"],
    ["ffmpeg says much and dies", "head -c 3000000 /dev/zero | tr '\\0' x >&2; kill -9 $$", "FILM_FAILED"],
  ])("because %s leaves no file behind", async (_, script, code) => {
    const bin = folderOfTest();
    const { make, into, left } = await studio({ ffmpegPath: await program(bin, script) });
    await expect(make()).rejects.toMatchObject({ code });
    await expect(readFile(into)).rejects.toThrow("ENOENT");
    expect(await left()).toEqual([]);
  });

  it("because the picture is invalid fails with a reason", async () => {
    const { make } = await studio();
    await expect(make({ picture: Buffer.from("no picture") })).rejects.toMatchObject({ code: "FILM_FAILED" });
  });

  it("because of a cancellation ends ffmpeg and leaves only earlier files", async () => {
    const bin = folderOfTest();
    const pidFile = join(bin, "pid");
    const { make, into, folder, left } = await studio({
      ffmpegPath: await program(bin, `echo $$ > ${pidFile}; echo frame=1; exec sleep 600`),
    });
    await mkdir(join(folder, "films"));
    await writeFile(into, "an earlier film");
    const stop = new AbortController();
    const making = make({ signal: stop.signal, progress: () => stop.abort(new Error("stopped")) });
    await expect(making).rejects.toThrow("stopped");
    const pid = Number(await readFile(pidFile, "utf8"));
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    expect([await readFile(into, "utf8"), await left()]).toEqual(["an earlier film", []]);
  });

  it("because its process was killed is cleaned up by the next film; other processes' files stay", async () => {
    const { make, workDir, left } = await studio();
    const uuid = "0b1f7a4e-6c1d-4a86-9d8c-0a4d8a4c9a11";
    for (const pid of [4_194_303, process.pid]) await mkdir(join(workDir, `film-${pid}-${uuid}`), { recursive: true });
    await make();
    expect(await left()).toEqual([`film-${process.pid}-${uuid}`]);
  });
});
