import type { Logger } from "pino";
import type { Health, HealthPart } from "#api/health/model.ts";
import type { Jobs } from "#api/jobs/jobs.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError, type ErrorCode, saidBy } from "#api/platform/errors.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { Videos } from "../videos.ts";
import { type DueUpload, storiesToFilm, uploadsDue } from "./due-films.ts";
import { openRetries } from "./retries.ts";

export type FilmKeeping = {
  /** The work that is switched on (FILMS, YOUTUBE_UPLOAD). */
  does: { films: boolean; uploads: boolean };
  /** Whether anybody makes films (FILMMAKER). */
  hasFilmMaker: boolean;
  library: Pick<StoryLibrary, "all">;
  isSubstitute(id: StoryId): boolean;
  owns(videoUrl: string): boolean;
  videos: Pick<Videos, "generateVideo" | "upload" | "atOnce">;
  jobs: Pick<Jobs, "run">;
  health: Pick<Health, "report">;
  clock: Clock;
  log: Pick<Logger, "warn">;
};

/** One film or one upload. */
type Piece = { key: string; run(): Promise<unknown> };
type Kind = { part: Extract<HealthPart, "films" | "uploads">; due(): Piece[]; most: number };

const by = "schedule";

/**
 * Uploads the films of stories that have come out, then makes one film that is missing, each time that it is called. Each is a job
 * that the panel shows; a failure is a problem of the health until the work is done, or nothing of it is due any more. The
 * library says what is due, so a restart repeats nothing; the ledger of uploads and the journal of films hold what was paid or
 * sent.
 */
export function filmKeeper(keeping: FilmKeeping): () => Promise<void> {
  const { does, health, library, clock, hasFilmMaker } = keeping;
  const situation = () => ({ ...keeping, now: clock.now() });
  const uploads: Kind = {
    part: "uploads",
    due: () => uploadsDue(library.all(), situation()).map((due) => uploadOf(due, keeping)),
    most: Number.POSITIVE_INFINITY,
  };
  const films: Kind = {
    part: "films",
    due: () => storiesToFilm(library.all(), situation()).map(({ id }) => filmOf(id, keeping)),
    // A film takes minutes; stories that come out meanwhile are uploaded in between.
    most: 1,
  };
  const keepUploads = does.uploads ? keeperOf(uploads, keeping) : null;
  const keepFilms = does.films ? keeperOf(films, keeping) : null;
  return async () => {
    await keepUploads?.();
    if (hasFilmMaker) await keepFilms?.();
    else if (does.films) health.report("films", noFilmMaker);
  };
}

const noFilmMaker = {
  level: "warning",
  code: "FILM_MAKER_MISSING",
  message: "FILMS is on, and nobody makes films.",
  hint: "Set FILMMAKER to house, or name a service in VIDEO_BASE_URL; or set FILMS to off. Then start the server again.",
} as const;

function filmOf(id: StoryId, { jobs, videos }: FilmKeeping): Piece {
  const run = () =>
    jobs.run({ kind: "generate-video", key: id, by, run: (handle) => videos.generateVideo(id, handle) });
  return { key: id, run };
}

function uploadOf({ story: { id }, language }: DueUpload, { jobs, videos }: FilmKeeping): Piece {
  const key = `${id} ${language}`;
  const run = () =>
    jobs.run({
      kind: "upload-video",
      key,
      by,
      before: () => videos.atOnce.upload(id, language),
      run: (handle) => videos.upload(id, language, handle),
    });
  return { key, run };
}

/** Tries what is due, each piece once a call and at most so many, and reports what stands. */
function keeperOf({ part, due, most }: Kind, { health, clock, log }: FilmKeeping): () => Promise<void> {
  const retries = openRetries({ clock });

  async function attempt({ key, run }: Piece): Promise<void> {
    try {
      await run();
      retries.succeeded(key);
    } catch (error) {
      if (isDoneElsewhere(error)) return retries.succeeded(key);
      retries.failed(key, error);
      if (!isCancelled(error)) log.warn({ err: error, work: key }, "A film could not be made or uploaded");
    }
  }

  return async () => {
    const tried = new Set<string>();
    // Each piece takes a while, so the due ones are looked for again.
    const next = () => due().find(({ key }) => !tried.has(key) && retries.mayTry(key));
    for (let piece = next(); piece !== undefined && tried.size < most; piece = next()) {
      tried.add(piece.key);
      await attempt(piece);
    }
    const standing = retries.latest(new Set(due().map(({ key }) => key)));
    health.report(part, standing === undefined || isCancelled(standing) ? null : problemOf(standing));
  };
}

/** Somebody else was first, or took the story away. */
const doneElsewhere: readonly ErrorCode[] = ["ALREADY_UPLOADED", "STORY_NOT_FOUND", "NO_VIDEO"];
const isDoneElsewhere = (error: unknown) => error instanceof AppError && doneElsewhere.includes(error.code);
const isCancelled = (error: unknown) => error instanceof AppError && error.code === "JOB_CANCELLED";

function problemOf(error: unknown) {
  const said = error instanceof AppError ? saidBy(error) : { code: "INTERNAL", message: String(error) };
  return { level: "warning", ...said } as const;
}
