import type { Logger } from "pino";
import type { Health } from "#api/health/model.ts";
import type { Jobs } from "#api/jobs/jobs.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { ErrorCode } from "#api/platform/errors.ts";
import { type DueWork, openDueWork } from "#api/platform/processes/due-work.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import type { StoryId } from "#api/stories/model.ts";
import { stopsUploads } from "../publishing/upload-all.ts";
import type { Videos } from "../videos.ts";
import { type DueUpload, storiesToFilm, uploadsDue } from "./due-films.ts";

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
  const keeperOf = (part: "films" | "uploads", work: Pick<Parameters<typeof openDueWork>[0], "due" | "most">) =>
    openDueWork({
      ...work,
      isDoneElsewhere: (code) => doneElsewhere.includes(code),
      stopsAll: stopsUploads,
      report: (problem) => health.report(part, problem),
      failure: "A film could not be made or uploaded",
      ...{ clock, log: keeping.log },
    });
  const keepUploads = does.uploads
    ? keeperOf("uploads", { due: () => uploadsDue(library.all(), situation()).map((due) => uploadOf(due, keeping)) })
    : null;
  const keepFilms = does.films
    ? keeperOf("films", {
        due: () => storiesToFilm(library.all(), situation()).map(({ id }) => filmOf(id, keeping)),
        // A film takes minutes; stories that come out meanwhile are uploaded in between.
        most: 1,
      })
    : null;
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

function filmOf(id: StoryId, { jobs, videos }: FilmKeeping): DueWork {
  const run = () =>
    jobs.run({ kind: "generate-video", key: id, by, run: (handle) => videos.generateVideo(id, handle) });
  return { key: id, run };
}

function uploadOf({ story: { id }, language }: DueUpload, { jobs, videos }: FilmKeeping): DueWork {
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

/** Somebody else was first, or took the story away. */
const doneElsewhere: readonly ErrorCode[] = ["ALREADY_UPLOADED", "STORY_NOT_FOUND", "NO_VIDEO"];
