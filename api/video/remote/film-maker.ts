import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Purse } from "#api/generation/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { atWorkbench, putInPlace } from "#api/platform/files/workbench.ts";
import { type EncoderPlace, findEncoder } from "#api/platform/processes/encoder.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { StoryId } from "#api/stories/model.ts";
import { cutFilm } from "../making/cut.ts";
import { type FilmFacts, filmFacts } from "../making/film-facts.ts";
import type { Film, FilmMaker, FilmOrder } from "../model.ts";
import { orderedSeconds, shortSeconds } from "../model.ts";
import { finishedJob, type Pace } from "./job.ts";
import { type JobFile, jobFileOf } from "./job-file.ts";
import { promptFor } from "./prompt.ts";
import { referenceOf, referenceSize } from "./reference.ts";
import { openVideoService, Refused, type VideoOrder } from "./service.ts";

type Options = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  usdPerSecond: number;
  purseOf(id: StoryId): Purse;
  /** The folder of begun jobs' ids, so that a restart resumes them, and of their films. */
  jobsDir: string;
  /** Adds captions to a language's cut; without it, or if ffmpeg is missing, the film stays as it is. */
  encoder?: EncoderPlace;
  pace?: Partial<Pace>;
};

const fetches = 3;
const patient: Pace = {
  answerMs: 120_000,
  deadlineMs: 20 * 60_000,
  firstPauseMs: 2000,
  longestPauseMs: 20_000,
};

/** A film-maker that uses the `/v1/videos` API: create, poll, download. */
export function openRemoteFilmMaker(options: Options): FilmMaker {
  const pace = { ...patient, ...options.pace };
  const service = openVideoService({ baseUrl: options.baseUrl, apiKey: options.apiKey, answerMs: pace.answerMs });
  const oneFilmAtATime = semaphore(1);

  /** The film without words: an existing one, a resumed job's, or a new one. Returns the cost of this call. */
  async function cleanFilm(order: FilmOrder, job: JobFile, asked: VideoOrder): Promise<{ costUsd: number }> {
    if (await job.hasFilm()) return { costUsd: 0 };
    const done = await finishedJob(service, job, {
      asked,
      pace,
      usd: options.usdPerSecond * asked.seconds,
      purse: options.purseOf(order.story.id),
      signal: order.signal,
      progress: (share) => order.progress?.(share * 0.9),
    });
    await atWorkbench({ workDir: options.jobsDir, makes: "film" }, async (folder) => {
      const path = join(folder, "film.mp4");
      await fetchWhole(path, done.id, { job, signal: order.signal });
      await putInPlace(path, job.filmPath);
    });
    return { costUsd: done.costUsd };
  }

  async function fetchWhole(path: string, id: string, { job, signal }: { job: JobFile; signal: FilmOrder["signal"] }) {
    for (let attempt = 1; ; attempt++) {
      try {
        await service.fetchInto(path, id, signal);
        return await suitable(path, job);
      } catch (error) {
        signal?.throwIfAborted();
        const fault = error instanceof Refused ? error.fault : error;
        const isForGood = fault instanceof AppError && ["DISK_FULL", "SERVICE_KEY_REFUSED"].includes(fault.code);
        if (attempt === fetches || isForGood || (await job.read()) === null) throw fault;
      }
    }
  }

  async function asked(order: FilmOrder): Promise<{ film: string; costUsd: number }> {
    const picture = await referenceOf(order.picture);
    const video = {
      model: options.model,
      prompt: promptFor(order.story),
      seconds: orderedSeconds,
      size: referenceSize,
      picture,
    };
    const job = jobFileOf(options.jobsDir, order.story.id, [video.model, video.prompt, video.size, order.picture]);
    return { ...(await cleanFilm(order, job, video)), film: job.filmPath };
  }

  return {
    name: "remote",
    model: options.model,
    make: (order) =>
      oneFilmAtATime(async (): Promise<Film> => {
        order.signal?.throwIfAborted();
        const { film, costUsd } = order.film === undefined ? await asked(order) : { film: order.film, costUsd: 0 };
        const facts = await filmFacts(film);
        await atWorkbench({ workDir: options.jobsDir, makes: "film" }, async (folder) => {
          const path = join(folder, "cut.mp4");
          const program = order.language === null ? null : await programOf(options.encoder);
          if (program === null) await copyFile(film, path);
          else await cutIn(folder, { ...order, into: path }, { program, film, facts });
          await putInPlace(path, order.into);
        });
        order.progress?.(1);
        return { seconds: facts.seconds, costUsd };
      }),
  };
}

/** ffmpeg; null if it is missing. */
async function programOf(encoder: EncoderPlace | undefined): Promise<string | null> {
  if (!encoder) return null;
  return findEncoder(encoder).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "FILM_TOOLS_MISSING") return null;
    throw error;
  });
}

type Cutting = { program: string; film: string; facts: FilmFacts };

async function cutIn(folder: string, order: FilmOrder, cutting: Cutting): Promise<void> {
  const { language, progress } = order;
  if (language === null) return;
  await cutFilm(
    { ...order, language, progress: (share) => progress?.(0.9 + share * 0.1) },
    { ...cutting, folder, filmedBy: "model" },
  );
}

/** Throws FILM_UNSUITABLE; a valid file that is no usable film is forgotten, so that the next call requests another. */
async function suitable(path: string, job: JobFile): Promise<void> {
  const { width, height, seconds } = await filmFacts(path);
  if (height > width && seconds < shortSeconds) return;
  await Promise.all([job.remove(), rm(path, { force: true })]);
  const what = height > width ? `is ${Math.round(seconds)} s long` : `is ${width}x${height}, not upright`;
  throw new AppError("FILM_UNSUITABLE", `The film that the service made ${what}.`, {
    hint: "Make the film again to ask for another, which costs again, or choose another VIDEO_MODEL.",
  });
}
