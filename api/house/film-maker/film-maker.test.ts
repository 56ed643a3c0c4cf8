import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PictureBrief } from "#api/generation/model.ts";
import type { Language } from "#api/language/model.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { findEncoder } from "#api/platform/processes/encoder.ts";
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
  folder = folderOfTest(),
}: Partial<Parameters<typeof openHouseFilmMaker>[0]> & { folder?: string } = {}) {
  const workDir = join(folder, "work");
  const into = join(folder, "films", "film.mp4");
  const maker = openHouseFilmMaker({ ffmpegPath, environment, workDir, format });
  const make = (
    order: {
      language?: Language | null;
      film?: string | undefined;
      into?: string;
      picture?: Uint8Array;
      story?: object;
      signal?: AbortSignal;
      progress?(share: number): void;
    } = {},
  ) =>
    maker.make({
      language: null,
      address: "mruk.example",
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

/** Runs the real ffmpeg on a film, and returns what it writes to its outputs. */
async function measured(film: string, ...args: string[]): Promise<{ stdout: Buffer; stderr: string }> {
  const ffmpeg = await findEncoder({ ffmpegPath: undefined, environment: process.env });
  const options = { encoding: "buffer", maxBuffer: 100_000_000 } as const;
  const { stdout, stderr } = await promisify(execFile)(ffmpeg, ["-nostdin", "-i", film, ...args], options);
  return { stdout, stderr: stderr.toString() };
}

/** One picture a second, as lightness by pixel. */
async function picturesOf(film: string): Promise<Uint8Array[]> {
  const { stdout } = await measured(film, "-vf", "fps=1,format=gray", "-f", "rawvideo", "-");
  const size = 180 * 320;
  return Array.from({ length: stdout.length / size }, (_, index) => stdout.subarray(index * size, (index + 1) * size));
}

/** The mean difference of lightness, 0 to 255, between lines of two pictures, as shares of their height. */
function difference(one: Uint8Array | undefined, other: Uint8Array | undefined, from: number, to: number): number {
  if (!one || !other) return Number.NaN;
  const [begin, end] = [from, to].map((share) => Math.round(share * 320) * 180) as [number, number];
  let sum = 0;
  for (let at = begin; at < end; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / (end - begin);
}

const told = {
  titleEn: "The Parcel for Nobody",
  titlePl: "Paczka dla nikogo",
  contentEn:
    "Nobody had ordered a box.\n\nMruk signed for it with his chin. He got in by the short side. Ola said it fitted.",
  contentPl: "Nikt nie zamawiał kartonu.\n\nMruk podpisał brodą. Wszedł od krótszej strony. Ola uznała, że pasuje.",
};

describe("a film by the house", () => {
  const films = { clean: "", en: "", pl: "" };
  const shown: Record<keyof typeof films, Uint8Array[]> = { clean: [], en: [], pl: [] };
  const seconds = new Set<number>();
  let folder = "";
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "mruk-films-"));
    const { make } = await studio({ folder });
    for (const name of ["clean", "en", "pl"] as const) {
      films[name] = join(folder, `${name}.mp4`);
      const [language, film] = name === "clean" ? [null, undefined] : [name, films.clean];
      seconds.add(Math.round((await make({ story: told, language, film, into: films[name] })).seconds));
      shown[name] = await picturesOf(films[name]);
    }
  });

  it("has the same length without words and in each language, so that captions fit all of them", () => {
    expect(seconds.size).toBe(1);
    expect(new Set(Object.values(shown).map((pictures) => pictures.length)).size).toBe(1);
  });

  it("moves from its first second, under a title that is there from its first picture", () => {
    const [first, second] = shown.clean;
    expect(difference(first, second, 0, 0.5)).toBeGreaterThan(4);
    expect(difference(shown.en[0], first, 0.62, 0.78)).toBeGreaterThan(20);
    expect(difference(shown.en[0], first, 0, 0.4)).toBeLessThan(4);
  });

  it("has the same moving pictures in both languages, and other words", () => {
    const last = shown.clean.length - 4;
    for (let second = 0; second < last; second++) {
      expect(difference(shown.en[second], shown.pl[second], 0, 0.4)).toBeLessThan(4);
    }
    expect(difference(shown.en[4], shown.pl[4], 0.7, 0.8)).toBeGreaterThan(4);
  });

  it("is as loud as the video platform's films, and its sound lasts to the end of the picture", async () => {
    for (const name of ["clean", "pl"] as const) {
      const { stderr } = await measured(films[name], "-filter_complex", "ebur128=peak=true", "-f", "null", "-");
      const summary = stderr.slice(stderr.lastIndexOf("Summary:"));
      const [, loudness] = /I: +(-?[\d.]+) LUFS/.exec(summary) ?? [];
      const [, peak] = /Peak: +(-?[\d.]+) dBFS/.exec(summary) ?? [];
      expect([name, Math.abs(Number(loudness) + 14) <= 1, Number(peak) <= -1]).toEqual([name, true, true]);
      const silence = ["-af", "silencedetect=noise=-50dB:duration=0.2", "-vn", "-f", "null", "-"];
      expect((await measured(films[name], ...silence)).stderr).not.toContain("silence_start");
    }
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
