import { itemProgress } from "#api/jobs/item-progress.ts";
import { AppError } from "#api/platform/errors.ts";
import type { MadeBy, Story } from "#api/stories/model.ts";
import { sameStory } from "#api/stories/same-story.ts";
import type { Film, FilmMaker } from "../model.ts";
import type { VideosOrder, VideosParts } from "../parts.ts";
import type { VideoOutcome } from "../publishing/model.ts";
import { forget, keptFilm } from "./kept-film.ts";
import { siteAddressOf } from "./site-address.ts";
import { pictureOf } from "./story-picture.ts";

/**
 * Makes a story's film, stores it and writes its address to the story's file. An existing film is kept. Throws
 * PICTURE_NOT_FOUND, FILM_…, SERVICE_…, BUDGET_SPENT, STORAGE_…, DISK_FULL and the errors of an edit.
 */
export async function makeFilm(
  story: Story,
  { filmMaker, ...parts }: VideosParts & { filmMaker: FilmMaker },
  { signal, report, by }: VideosOrder,
): Promise<VideoOutcome> {
  const { id } = story;
  const { step, end } = itemProgress(id, report);
  try {
    const there = await filmThere(story, parts, signal);
    if (there !== null) {
      end({ state: "skipped" });
      return { success: true, message: "This story has a video already.", videoUrl: there };
    }
    step("film");
    const picture = await pictureOf(story, parts, signal);
    const { workDir, media, editing } = parts;
    const film = await keptFilm(
      { workDir, filmMaker },
      {
        ...{ story, picture, signal },
        language: null,
        address: siteAddressOf(story, parts),
        progress: (share) => step("film", share),
      },
    );
    signal.throwIfAborted();
    step("keep");
    const progress = (share: number) => step("keep", share);
    const kept = await media.put({ id, kind: "film", source: { path: film.path } }, { signal, progress });
    signal.throwIfAborted();
    step("commit");
    const notes = (now: Story) => ({
      videoUrl: kept.url,
      ...madeWith(sameStory(now, story).madeBy, { film, filmMaker }),
    });
    await editing.note(id, { action: "Film", notes }, { by });
    await forget(workDir, story, null);
    end({ state: "done", note: story.titleEn });
    return { success: true, message: saying(film), videoUrl: kept.url };
  } catch (error) {
    end({ state: "failed", ...(error instanceof AppError && { note: error.message }) });
    throw error;
  }
}

/** The address of an existing film: one in our store, or one elsewhere, which is not checked. */
async function filmThere({ videoUrl }: Story, { media }: Pick<VideosParts, "media">, signal: AbortSignal) {
  if (videoUrl === undefined || !media.owns(videoUrl)) return videoUrl ?? null;
  try {
    await (await media.fetch(videoUrl, { signal })).close();
    return videoUrl;
  } catch (error) {
    if (error instanceof AppError && error.code === "MEDIA_NOT_FOUND") return null;
    throw error;
  }
}

/** Adds the film's cost to the story's. */
function madeWith(
  madeBy: MadeBy | undefined,
  { film, filmMaker }: { film: Film; filmMaker: FilmMaker },
): { madeBy: MadeBy } {
  const { name: maker, model } = filmMaker;
  const costUsd = Math.round(((madeBy?.costUsd ?? 0) + film.costUsd) * 1e6) / 1e6;
  const seconds = Math.round(film.seconds * 100) / 100;
  return {
    madeBy: {
      ...madeBy,
      ...((madeBy?.costUsd !== undefined || film.costUsd > 0) && { costUsd }),
      film: { maker, ...(model !== undefined && { model }), seconds },
    },
  };
}

const saying = ({ seconds }: Film) => `A video of ${Math.round(seconds)} seconds was generated.`;
