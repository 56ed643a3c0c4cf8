import { copyFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ItemProgress } from "#api/jobs/item-progress.ts";
import type { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { diskError } from "#api/platform/files/disk.ts";
import { makeRoom } from "#api/platform/files/kept-work.ts";
import type { StoryNotes } from "#api/stories/editing/note-story.ts";
import type { Story } from "#api/stories/model.ts";
import { sameStory } from "#api/stories/same-story.ts";
import { spokenFilmIn } from "#api/stories/spoken-film.ts";
import { spokenCaptionsOf } from "../making/captions.ts";
import { forget, keptFilm } from "../making/kept-film.ts";
import { siteAddressOf } from "../making/site-address.ts";
import { pictureOf } from "../making/story-picture.ts";
import { filmSeconds } from "../model.ts";
import type { VideosOrder, VideosParts } from "../parts.ts";
import type { VideoPlatform } from "../youtube/model.ts";
import type { UploadOutcome } from "./model.ts";

type Upload = { story: Story; language: Language; platform: VideoPlatform };

/**
 * Uploads a story's film in one language and notes it in the story's file. The finished cut is kept until then, so that
 * an interrupted upload continues with the very same bytes. Throws YOUTUBE_…, FILM_…, STORAGE_….
 */
export async function uploadFilm(
  { story, language, platform }: Upload,
  parts: VideosParts,
  { signal, by, step }: Pick<VideosOrder, "signal" | "by"> & Pick<ItemProgress, "step">,
): Promise<UploadOutcome> {
  const { editing, captionsOf, pageOf, workDir } = parts;
  const seconds = story.madeBy?.film?.seconds ?? filmSeconds.usual;
  const { upload, notices } = await platform
    .upload({
      story,
      language,
      cut: () => cutOf(story, language, parts, { signal, progress: (share) => step("cut", share) }),
      captions: captionsOf(story, language, seconds),
      pageUrl: pageOf(story, language),
      signal,
      progress: step,
    })
    .catch(async (error: unknown) => {
      // The platform would refuse the same file again.
      if (error instanceof AppError && error.code === "FILM_UNSUITABLE") await forget(workDir, story, language);
      throw error;
    });
  // The film is published from here on: the story's file must record it even after a cancellation.
  step("commit");
  const noted: StoryNotes = {
    action: `Upload (${language})`,
    notes(now) {
      const others = (sameStory(now, story).youtube ?? []).filter(({ videoId }) => videoId !== upload.videoId);
      return { youtube: [...others, upload] };
    },
  };
  await editing.note(story.id, noted, { by }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "STORY_NOT_FOUND" ? deletedMeanwhile(upload.url) : error;
  });
  await forget(workDir, story, language);
  return { youtubeUrl: upload.url, ...(notices.length > 0 && { notices }) };
}

const deletedMeanwhile = (url: string) =>
  new AppError("STORY_NOT_FOUND", `Uploaded as ${url}, but its story was deleted meanwhile.`, {
    hint: "Delete the video in YouTube Studio too; or restore the story and upload again: nothing is sent twice.",
  });

type Cutting = { signal: AbortSignal; progress(share: number): void };

/** The film's own maker makes its cut for each language; another maker's film is uploaded unchanged. */
const isCutHere = ({ videoUrl = "", madeBy }: Story, { filmMaker, media }: Pick<VideosParts, "filmMaker" | "media">) =>
  filmMaker !== null && media.owns(videoUrl) && (madeBy?.film?.maker ?? "house") === filmMaker.name;

async function cutOf(
  story: Story,
  language: Language,
  parts: VideosParts,
  { signal, progress }: Cutting,
): Promise<{ path: string }> {
  const { filmMaker, media, workDir, fetchPublic } = parts;
  const { videoUrl = "" } = story;
  if (filmMaker && isCutHere(story, parts)) {
    const picture = await pictureOf(story, parts, signal);
    const order = { story, picture, language, address: siteAddressOf(story, parts), signal, progress };
    // The house can make a film of its own again.
    const ifThere = (url: string) =>
      media.fetch(url, { signal }).catch((error: unknown) => {
        const isLost = error instanceof AppError && error.code === "MEDIA_NOT_FOUND";
        if (isLost && filmMaker.name === "house") return null;
        throw error;
      });
    const voiced = spokenFilmIn(story, language);
    const speaking = voiced && (await ifThere(voiced.url));
    if (speaking) {
      const film = { path: speaking.path, url: voiced.url };
      const spoken = spokenCaptionsOf(story, language);
      return keptFilm({ workDir, filmMaker }, { ...order, film, spoken }).finally(speaking.close);
    }
    const clean = await ifThere(videoUrl);
    if (clean === null) return keptFilm({ workDir, filmMaker }, order);
    const film = { path: clean.path, url: videoUrl };
    return keptFilm({ workDir, filmMaker }, { ...order, film }).finally(clean.close);
  }
  const path = join(workDir, `${story.id}.${language}.${contentHash(Buffer.from(videoUrl))}.mp4`);
  if (await stat(path).catch(() => null)) return { path };
  await makeRoom(workDir);
  await forget(workDir, story, language);
  try {
    if (media.owns(videoUrl)) {
      const kept = await media.fetch(videoUrl, { signal, progress });
      await copyFile(kept.path, `${path}.part`).finally(kept.close);
    } else {
      await writeFile(`${path}.part`, await filmAt(videoUrl, { fetchPublic, signal }));
    }
    await rename(`${path}.part`, path);
  } catch (error) {
    throw diskError(error, `Cannot write ${path}`);
  }
  return { path };
}

/** A short is a few megabytes; the limit keeps a larger file out of memory. */
const mostBytes = 100_000_000;

async function filmAt(
  address: string,
  { fetchPublic, signal }: Pick<VideosParts, "fetchPublic"> & { signal: AbortSignal },
) {
  const isElsewhere = URL.canParse(address);
  const answer = isElsewhere ? await fetchPublic(address, { mostBytes, seconds: 120, signal }) : null;
  if (answer?.status === 200) return answer.bytes;
  throw new AppError("MEDIA_NOT_FOUND", `There is no film at ${address}.`, {
    hint: "Correct the story's video address, or empty it and generate a video.",
  });
}
