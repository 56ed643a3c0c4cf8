import { type ItemProgress, itemProgress } from "#api/jobs/item-progress.ts";
import { AppError } from "#api/platform/errors.ts";
import type { MadeBy, SpokenFilm, Story } from "#api/stories/model.ts";
import { sameStory } from "#api/stories/same-story.ts";
import { spokenFilmsOf } from "#api/stories/spoken-film.ts";
import type { Film, FilmMaker } from "../model.ts";
import type { FilmingOrder, VideosParts } from "../parts.ts";
import type { VideoOutcome } from "../publishing/model.ts";
import { type OpenVoice, openVoice } from "../voice/open-voice.ts";
import { filmFacts } from "./film-facts.ts";
import { forget, keptFilm } from "./kept-film.ts";
import { siteAddressOf } from "./site-address.ts";
import { pictureOf } from "./story-picture.ts";

type Parts = VideosParts & { filmMaker: FilmMaker };

/**
 * Makes a story's film, stores it and writes its address to the story's file; with a voice where FILM_VOICE or the order has it. An
 * existing film is kept, and gets a voice where one is ordered by hand. Throws PICTURE_NOT_FOUND, FILM_…, SERVICE_…, BUDGET_SPENT,
 * STORAGE_…, DISK_FULL and the errors of an edit.
 */
export async function makeFilm(story: Story, parts: Parts, order: FilmingOrder): Promise<VideoOutcome> {
  const { signal, report } = order;
  const progress = itemProgress(story.id, report);
  try {
    const there = await filmThere(story, parts, signal);
    if (there !== null && (order.voice !== true || spokenFilmsOf(story).length > 0)) {
      progress.end({ state: "skipped" });
      return { success: true, message: "This story has a video already.", videoUrl: there };
    }
    const outcome = await makeAndNote(story, { ...parts, there }, { ...order, step: progress.step });
    progress.end({ state: "done", note: story.titleEn });
    return outcome;
  } catch (error) {
    progress.end({ state: "failed", ...(error instanceof AppError && { note: error.message }) });
    throw error;
  }
}

type Making = FilmingOrder & Pick<ItemProgress, "step">;

async function makeAndNote(
  story: Story,
  { there, ...parts }: Parts & { there: string | null },
  { signal, by, step, voice: wish }: Making,
): Promise<VideoOutcome> {
  const { id } = story;
  const { workDir, filmMaker, media, editing } = parts;
  if (there !== null && !isOurs(story, parts)) throw notOurs();
  step("film");
  const voice = openVoice(story, parts, { wish, signal });
  const speech = await voice.speak((share) => step("film", share * shareOfSpeech));
  const rest = (share: number) => step("film", speech ? shareOfSpeech + share * (1 - shareOfSpeech) : share);
  const film =
    there === null
      ? await newFilm(story, parts, { signal, seconds: speech?.seconds, progress: rest })
      : await filmAt(there, story, { media, signal });
  try {
    signal.throwIfAborted();
    step("keep");
    const progress = (share: number) => step("keep", share);
    const { url } =
      there === null
        ? await media.put({ id, kind: "film", source: { path: film.path } }, { signal, progress })
        : { url: there };
    const spoken = speech && (await voice.lay(speech, { ...film, url }));
    signal.throwIfAborted();
    step("commit");
    const costUsd = film.costUsd + (speech?.costUsd ?? 0);
    const notes = (now: Story) => ({
      videoUrl: url,
      ...madeWith(sameStory(now, story).madeBy, { film: { ...film, costUsd }, filmMaker, spoken }),
    });
    await editing.note(id, { action: "Film", notes }, { by });
    await forget(workDir, story, null);
    await voice.forget();
    const message = there === null ? saying(film) : "The video has a voice now.";
    return outcomeOf(url, message, voice.notices);
  } finally {
    await film.close?.();
  }
}

/** The message has the notices too, for whoever shows nothing else. */
function outcomeOf(videoUrl: string, message: string, notices: OpenVoice["notices"]): VideoOutcome {
  const said = [message, ...notices.map((notice) => notice.message)].join(" ");
  return { success: true, message: said, videoUrl, ...(notices.length > 0 && { notices: [...notices] }) };
}

const isOurs = ({ videoUrl = "", madeBy }: Story, { media, filmMaker }: Pick<Parts, "media" | "filmMaker">) =>
  media.owns(videoUrl) && (madeBy?.film?.maker ?? "house") === filmMaker.name;

const notOurs = () =>
  new AppError("FILM_UNSUITABLE", "This video was made elsewhere, and gets no voice here.", {
    hint: "Empty the story's video address and have another film made, with a voice.",
  });

/** The share of the work that telling and speaking take. */
const shareOfSpeech = 0.15;

type FilmAtHand = Film & { path: string; close?(): Promise<void> };
type NewFilm = { signal: AbortSignal; seconds: number | undefined; progress(share: number): void };

async function newFilm(story: Story, parts: Parts, { signal, seconds, progress }: NewFilm): Promise<FilmAtHand> {
  const picture = await pictureOf(story, parts, signal);
  const order = { story, picture, signal, seconds, progress, language: null, address: siteAddressOf(story, parts) };
  return keptFilm(parts, order);
}

/** A film of our store, which is to get a voice. */
async function filmAt(
  url: string,
  { madeBy }: Story,
  { media, signal }: Pick<VideosParts, "media"> & { signal: AbortSignal },
): Promise<FilmAtHand> {
  const { path, close } = await media.fetch(url, { signal });
  return { path, close, seconds: madeBy?.film?.seconds ?? Math.floor((await filmFacts(path)).seconds), costUsd: 0 };
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

type Made = { film: Film; filmMaker: FilmMaker; spoken: readonly SpokenFilm[] | null };

/** Adds the film's cost to the story's. */
function madeWith(madeBy: MadeBy | undefined, { film, filmMaker, spoken }: Made): { madeBy: MadeBy } {
  const { name: maker, model } = filmMaker;
  const costUsd = Math.round(((madeBy?.costUsd ?? 0) + film.costUsd) * 1e6) / 1e6;
  const seconds = Math.round(film.seconds * 100) / 100;
  return {
    madeBy: {
      ...madeBy,
      ...((madeBy?.costUsd !== undefined || film.costUsd > 0) && { costUsd }),
      film: {
        maker,
        ...(model !== undefined && { model }),
        seconds,
        ...(spoken && spoken.length > 0 && { spoken: [...spoken] }),
      },
    },
  };
}

const saying = ({ seconds }: Film) => `A video of ${Math.round(seconds)} seconds was generated.`;
