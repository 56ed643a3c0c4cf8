// One job of the film service from the intent to the finished film: resumed after a restart, never begun twice.
import { setTimeout as sleep } from "node:timers/promises";
import type { Purse, Reserved } from "#api/generation/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { nameLike } from "#api/platform/name-like.ts";
import { notMade, tooSlow, unknownOutcome } from "./faults.ts";
import type { JobFile } from "./job-file.ts";
import { Refused, Unsent, type Video, type VideoOrder, type VideoService } from "./service.ts";

export type Pace = {
  /** The time limit for one answer. */
  answerMs: number;
  /** The time limit for a film. */
  deadlineMs: number;
  /** The first and the longest pause between two polls. */
  firstPauseMs: number;
  longestPauseMs: number;
};

export type JobOrder = {
  asked: VideoOrder;
  pace: Pace;
  /** The cost of the film. */
  usd: number;
  purse: Purse;
  signal?: AbortSignal | undefined;
  progress?(share: number): void;
};

const oneDay = 24 * 60 * 60 * 1000;
/** Tolerates differing clocks. */
const leeway = 10 * 60 * 1000;

/** Returns the id of a completed job, and its cost in this run or in the one it resumes. */
export async function finishedJob(
  service: VideoService,
  file: JobFile,
  order: JobOrder,
): Promise<{ id: string; costUsd: number }> {
  const taken = await takenUp(service, file, order);
  if (taken) {
    const ended = await ending(service, taken, order);
    if (ended !== "unknown") return concluded(ended, file, order);
    await file.remove();
  }
  const { id, reserved } = await begun(service, file, order);
  const ended = await ending(service, id, order);
  return concluded(ended, file, order, reserved);
}

/** Finds the job that an earlier run began; null if certainly none was begun. */
async function takenUp(service: VideoService, file: JobFile, { asked, signal }: JobOrder): Promise<string | null> {
  const job = await file.read();
  if (!job || job.id !== null) return job?.id ?? null;
  const askedAt = Date.parse(job.askedAt);
  const found = await service.latest(signal).then(
    (videos) =>
      videos.find(
        ({ prompt, created_at }) =>
          squeezed(prompt) === squeezed(asked.prompt) && (created_at ?? 0) * 1000 > askedAt - leeway,
      ),
    (error: unknown) => {
      // A service without a list of jobs cannot be searched; after a day it has forgotten the job anyway.
      const isUnlisted = error instanceof Refused && [400, 404, 405, 501].includes(error.status);
      if (isUnlisted && Date.now() - askedAt > oneDay) return undefined;
      throw isUnlisted ? unknownOutcome(file.path) : faultIn(error);
    },
  );
  if (found) await file.write({ ...job, id: found.id });
  else await file.remove();
  return found?.id ?? null;
}

/** Forms and services change line ends. */
const squeezed = (text: string | null | undefined) => text?.replace(/\s+/g, " ").trim();

type Begun = { id: string; reserved: Reserved };

async function begun(
  service: VideoService,
  file: JobFile,
  { asked, pace, usd, purse, signal }: JobOrder,
): Promise<Begun> {
  const reserved = await purse.reserve({ model: asked.model, atMostUsd: usd, signal });
  const askedAt = new Date().toISOString();
  await file.write({ id: null, askedAt });
  try {
    const { id } = await created(service, { asked, pace, signal });
    await file.write({ id, askedAt });
    signal?.throwIfAborted();
    return { id, reserved };
  } catch (error) {
    const isCertain = error instanceof Unsent || (error instanceof Refused && error.status < 500);
    if (isCertain) await Promise.all([file.remove(), reserved.settle({ usd: 0 })]);
    reserved.end();
    throw faultIn(error);
  }
}

const attempts = 4;

/** Requests the film; retries only if the service was busy, which began nothing. */
async function created(
  service: VideoService,
  { asked, pace, signal }: Pick<JobOrder, "asked" | "pace" | "signal">,
): Promise<Video> {
  for (let attempt = 1; ; attempt++) {
    try {
      // The request is not cancelled once it is sent: the job's id would be lost.
      return await service.create(asked);
    } catch (error) {
      const isBusy = error instanceof Refused && error.status === 429 && error.fault.code === "SERVICE_BUSY";
      if (!isBusy || attempt === attempts) throw error;
      const pause = Math.max(pace.firstPauseMs * 2 ** (attempt - 1), (error.fault.retryAfter ?? 0) * 1000);
      if (pause > pace.longestPauseMs * 3) throw error;
      await sleep(pause, undefined, { ...(signal && { signal }) }).catch(() => {});
      if (signal?.aborted) throw error;
    }
  }
}

/** Polls until the job has ended, with growing pauses or those that the service requests. */
async function ending(
  service: VideoService,
  id: string,
  { pace, signal, progress }: JobOrder,
): Promise<Video | "unknown"> {
  const endsAt = Date.now() + pace.deadlineMs;
  for (let pause = pace.firstPauseMs; ; pause = Math.min(pace.longestPauseMs, pause * 1.5)) {
    let asked = 0;
    try {
      const video = await service.look(id, signal);
      if (video.status === "completed" || video.status === "failed") return video;
      progress?.(Math.min(1, Math.max(0, (video.progress ?? 0) / 100)));
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof Refused && error.status === 404) return "unknown";
      const isPassing = error instanceof Unsent || (faultIn(error).code.startsWith("SERVICE_") && mayPass(error));
      if (!isPassing || Date.now() + pause >= endsAt) throw faultIn(error);
      asked = (faultIn(error).retryAfter ?? 0) * 1000;
    }
    const wait = Math.max(pause, asked);
    if (Date.now() + wait >= endsAt) throw tooSlow();
    await sleep(wait, undefined, { ...(signal && { signal }) }).catch(() => {});
    signal?.throwIfAborted();
  }
}

const mayPass = (error: unknown) =>
  error instanceof Refused
    ? error.status === 429 || error.status >= 500
    : faultIn(error).code !== "SERVICE_ANSWER_UNUSABLE";

async function concluded(video: Video | "unknown", file: JobFile, { usd }: JobOrder, reserved?: Reserved) {
  if (video === "unknown" || video.status === "failed") {
    // A failed job is not charged.
    await Promise.all([file.remove(), reserved?.settle({ usd: 0 })]);
    throw notMade(video === "unknown" ? undefined : nameLike(video.error?.code));
  }
  await reserved?.settle({ usd });
  return { id: video.id, costUsd: usd };
}

function faultIn(error: unknown): AppError {
  if (error instanceof Refused || error instanceof Unsent) return error.fault;
  if (error instanceof AppError) return error;
  throw error;
}
