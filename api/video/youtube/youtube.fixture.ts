import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Clock } from "#api/platform/clock.ts";
import { temporaryFolder } from "#api/stories/repository/repository.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { startGoogle } from "#stand-ins/google.ts";
import type { Fault } from "#stand-ins/stand-in.ts";
import type { FilmFacts } from "../making/film-facts.ts";
import type { PlatformOrder, Uploaded, UploadStep } from "./model.ts";
import type { Pace } from "./pace.ts";
import { openYoutube, type YoutubeOptions } from "./youtube.ts";

/** The stand-in server, closed when the test ends. */
export async function google() {
  const server = await startGoogle();
  onTestFinished(() => server.close());
  return server;
}

/** Retries without noticeable pauses. */
export const quickPace: Pace = { backOffMilliseconds: 1, silenceMilliseconds: 5_000, attempts: 4 };

export const clockAt = (text: string): Clock => ({ now: () => Temporal.Instant.from(text) });

/** Deterministic bytes in which no two places are alike. */
export function bytesOf(length: number, seed = "film"): Buffer {
  return createHash("shake256", { outputLength: length }).update(seed).digest();
}

export const upright: FilmFacts = {
  width: 1080,
  height: 1920,
  seconds: 20,
  videoCodec: "avc1",
  audioCodec: "mp4a",
};

/** A platform over the stand-in, a film of 2.5 MB, and a function that uploads it. */
export async function openYoutubeSetup(settings: Partial<YoutubeOptions> & { film?: Buffer } = {}) {
  const server = await google();
  const { root } = await temporaryFolder();
  const film = settings.film ?? bytesOf(2_500_017);
  const path = join(root, "film.mp4");
  await writeFile(path, film);
  const { YOUTUBE_CLIENT_ID, YOUTUBE_CLIENT_SECRET, YOUTUBE_REFRESH_TOKEN, GOOGLE_BASE_URL } = server.settings;
  const options: YoutubeOptions = {
    clientId: YOUTUBE_CLIENT_ID,
    clientSecret: YOUTUBE_CLIENT_SECRET,
    refreshToken: YOUTUBE_REFRESH_TOKEN,
    baseUrl: GOOGLE_BASE_URL,
    privacy: "public",
    madeForKids: false,
    dataDir: join(root, "data"),
    clock: clockAt("2026-11-21T12:00:00Z"),
    filmFacts: async () => upright,
    webVtt: (captions) => `WEBVTT\n\n${captions.map(({ text }) => `00:00.000 --> 00:02.000\n${text}\n`).join("\n")}`,
    pace: quickPace,
    ...settings,
  };
  const steps: { step: UploadStep; share: number | undefined }[] = [];
  const order = (more: Partial<PlatformOrder> = {}): PlatformOrder => ({
    story: storyOf(),
    language: "en",
    cut: async () => ({ path }),
    captions: [{ from: 0, to: 2, text: "It rained." }],
    pageUrl: "https://mruk.example/post/2026-11-21-morning",
    progress: (step, share) => void steps.push({ step, share }),
    ...more,
  });
  /** Opens a new platform each time, as after a restart: it remembers only the files on the disk. */
  async function upload(more: Partial<PlatformOrder> = {}): Promise<Uploaded> {
    const platform = await openYoutube(options);
    if (!platform) throw new Error("Nobody has signed in.");
    return platform.upload(order(more));
  }
  return { server, root, film, path, options, order, upload, steps };
}

type Setup = Awaited<ReturnType<typeof openYoutubeSetup>>;

/** The ledger's row of the usual upload. */
export const rowOf = async ({ options }: Setup) =>
  JSON.parse(await readFile(join(options.dataDir, "youtube", "uploads", "2026-11-21-morning-en.json"), "utf8"));

/** The requests of an upload, for ordering faults. */
export const requests = {
  begin: /^POST \/upload\/youtube\/v3\/videos$/,
  piece: /^PUT \/upload\/youtube\/v3\/videos$/,
  look: /^GET \/youtube\/v3\/videos$/,
  update: /^PUT \/youtube\/v3\/videos$/,
  channels: /^GET \/youtube\/v3\/channels$/,
  token: /^POST \/token$/,
  captions: /^POST \/upload\/youtube\/v3\/captions$/,
};
export const hangUp: Fault = { kind: "hang up" };
export const answered = (status: number, body: unknown = "", headers = {}): Fault => ({
  kind: "answer",
  answer: { status, body, headers },
});
/** No fault for this request. */
export const nothing: Fault = { kind: "delay", milliseconds: 0 };
