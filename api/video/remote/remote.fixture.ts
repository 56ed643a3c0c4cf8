import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import type { Purse } from "#api/generation/model.ts";
import type { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { startVideos } from "#stand-ins/videos.ts";
import { openRemoteFilmMaker } from "./film-maker.ts";

/** A purse that records reservations and settlements. */
export function purseOfTest({ mostUsd = 100 } = {}) {
  const reserved: number[] = [];
  const settled: number[] = [];
  const purse: Purse = {
    async reserve({ atMostUsd }) {
      if (atMostUsd > mostUsd) throw new AppError("BUDGET_SPENT", "The day's budget is spent.");
      reserved.push(atMostUsd);
      return { settle: async ({ usd }) => void settled.push(usd), end() {} };
    },
  };
  return { purse, reserved, settled };
}

export const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#989092" } })
  .webp()
  .toBuffer();

/** The stand-in, and film-makers that share a folder, like a process and its successor. */
export async function remoteOfTest({ mostUsd = 100, apiKey = "vk-stand-in", encoder = false } = {}) {
  const folder = folderOfTest();
  const videos = await startVideos();
  onTestFinished(() => videos.close());
  const money = purseOfTest({ mostUsd });
  const jobsDir = join(folder, "jobs");
  const into = join(folder, "film.mp4");
  const maker = () =>
    openRemoteFilmMaker({
      baseUrl: `${videos.url}/v1`,
      apiKey,
      model: "sora-2",
      usdPerSecond: 0.1,
      purseOf: () => money.purse,
      jobsDir,
      ...(encoder && { encoder: { ffmpegPath: undefined, environment: process.env } }),
      pace: { answerMs: 1000, deadlineMs: 4000, firstPauseMs: 5, longestPauseMs: 20 },
    });
  const story = storyOf({ imageAlt: "Mruk on the stove." });
  const make = (
    language: Language | null = null,
    more: { signal?: AbortSignal; progress?(share: number): void } = {},
  ) => maker().make({ story, picture, language, address: "mruk.example", into, ...more });
  /** The number of requested films. */
  const asks = () => videos.asked.filter(({ method }) => method === "POST").length;
  return { videos, money, make, asks, into, jobsDir, kept: () => readdir(jobsDir).catch(() => []) };
}
