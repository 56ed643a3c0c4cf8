import type { Logger } from "pino";
import { itemProgress } from "#api/jobs/item-progress.ts";
import type { Language } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { storyNotFound } from "#api/stories/story-id.ts";
import { makeFilm } from "./making/make-film.ts";
import type { FilmingOrder, VideosOrder, VideosParts } from "./parts.ts";
import type { BatchOutcome, UploadOutcome, VideoOutcome, VideosStatus } from "./publishing/model.ts";
import { hasVideo, isUploaded, isUploadedIn, statusOf } from "./publishing/status.ts";
import { uploadEach } from "./publishing/upload-all.ts";
import { uploadFilm } from "./publishing/upload-film.ts";
import { countViews } from "./publishing/views.ts";
import type { VideoPlatform } from "./youtube/model.ts";

/**
 * Films of stories and their upload to the video platform. The platform's deviations from a request come as notices.
 */
export type Videos = {
  status(): Promise<VideosStatus>;
  /**
   * Makes a story's film; an existing one is kept. A missing film-maker is no failure: the outcome states it in the
   * specification's words; a voice that nobody asked for by hand is left out where it fails, and `notices` say why. Throws STORY_NOT_FOUND, PICTURE_NOT_FOUND, FILM_…, SERVICE_…, BUDGET_SPENT, STORAGE_….
   */
  generateVideo(id: StoryId, order: FilmingOrder): Promise<VideoOutcome>;
  /** Throws STORY_NOT_FOUND, NO_VIDEO, ALREADY_UPLOADED, YOUTUBE_…, FILM_…. */
  upload(id: StoryId, language: Language, order: VideosOrder): Promise<UploadOutcome>;
  /**
   * Uploads every film that is on the platform in no language yet, in English; with a language, every film that is not
   * there in that one. Throws YOUTUBE_… if nothing could be uploaded.
   */
  uploadAll(order: VideosOrder & { language?: Language | undefined }): Promise<BatchOutcome>;
  /** The checks before any work: throws refusals, and returns a result if there is nothing to do. */
  atOnce: {
    generateVideo(id: StoryId): Promise<{ result: VideoOutcome } | undefined>;
    upload(id: StoryId, language: Language): Promise<undefined>;
    uploadAll(language?: Language): Promise<{ result: BatchOutcome } | undefined>;
  };
};

type Options = VideosParts & { clock: Clock; log: Pick<Logger, "warn"> };

export function openVideos({ clock, log, ...parts }: Options): Videos {
  const { library, filmMaker } = parts;
  const viewsOf = countViews({ platform: parts.platform, clock, log });
  const uploads = openUploads(parts);
  // A film uses both processors of a small machine.
  const oneFilmAtATime = semaphore(1);
  return {
    atOnce: {
      async generateVideo(id) {
        storyOf(library, id);
        return filmMaker ? undefined : { result: prepared };
      },
      ...uploads.atOnce,
    },
    async status() {
      const videoIds = [...library.all()].flatMap(({ youtube = [] }) => youtube.map(({ videoId }) => videoId));
      return { ...statusOf(library.all()), totalViews: await viewsOf(videoIds) };
    },
    async generateVideo(id, order) {
      storyOf(library, id);
      if (!filmMaker) return prepared;
      order.report({ id, state: "waiting" });
      return oneFilmAtATime(() => {
        order.signal.throwIfAborted();
        return makeFilm(storyOf(library, id), { ...parts, filmMaker }, order);
      });
    },
    upload: uploads.upload,
    uploadAll: uploads.uploadAll,
  };
}

type Uploads = Pick<Videos, "upload" | "uploadAll"> & { atOnce: Pick<Videos["atOnce"], "upload" | "uploadAll"> };

function openUploads(parts: VideosParts): Uploads {
  const { library } = parts;
  // The platform accepts one upload at a time.
  const oneUploadAtATime = semaphore(1);

  /** Reads the story when its work begins, since it may have changed while waiting. */
  function uploadable(id: StoryId, language: Language): Story {
    const story = storyOf(library, id);
    if (!hasVideo(story)) throw new AppError("NO_VIDEO", "This post doesn't have a video to upload.", { hint: first });
    if (isUploadedIn(story, language)) throw alreadyUploaded();
    return story;
  }

  async function platformOf(): Promise<VideoPlatform> {
    const platform = await parts.platform();
    if (!platform) throw notConfigured();
    return platform;
  }

  const waits = (story: Story, language?: Language) =>
    hasVideo(story) && (language === undefined ? !isUploaded(story) : !isUploadedIn(story, language));
  const pending = (language?: Language) => [...library.all()].filter((story) => waits(story, language));
  const nothingPending = { result: { message: allUploaded, uploaded: [], waiting: [], failed: [] } };

  return {
    atOnce: {
      async upload(id, language) {
        uploadable(id, language);
        await platformOf();
        return undefined;
      },
      async uploadAll(language) {
        if (pending(language).length === 0) return nothingPending;
        await platformOf();
        return undefined;
      },
    },

    async upload(id, language, { report, ...order }) {
      uploadable(id, language);
      const platform = await platformOf();
      report({ id, state: "waiting" });
      return oneUploadAtATime(async () => {
        order.signal.throwIfAborted();
        const progress = itemProgress(id, report);
        try {
          const story = uploadable(id, language);
          const outcome = await uploadFilm({ story, language, platform }, parts, { ...order, step: progress.step });
          progress.end({ state: "done", note: language === "pl" ? story.titlePl : story.titleEn });
          return outcome;
        } catch (error) {
          progress.end({ state: "failed", ...(error instanceof AppError && { note: error.message }) });
          throw error;
        }
      });
    },

    async uploadAll({ report, language, ...order }) {
      const waiting = pending(language);
      if (waiting.length === 0) return nothingPending.result;
      const platform = await platformOf();
      const progressById = new Map(waiting.map(({ id }) => [id, itemProgress(id, report)]));
      const upload = ({ id }: Story) =>
        oneUploadAtATime(async () => {
          order.signal.throwIfAborted();
          const story = library.any(id);
          if (!story || !waits(story, language)) return null;
          const step = progressById.get(id)?.step ?? (() => {});
          return uploadFilm({ story, language: language ?? "en", platform }, parts, { ...order, step });
        });
      return uploadEach(waiting, {
        upload,
        report: (id, part) => progressById.get(id)?.end(part),
        signal: order.signal,
      });
    },
  };
}

function storyOf(library: VideosParts["library"], id: StoryId): Story {
  const story = library.any(id);
  if (!story) throw storyNotFound();
  return story;
}

// The specification's words (chapters 4 and 5).
const prepared: VideoOutcome = {
  success: false,
  message: "Video generation prepared (Sora API pending)",
  videoUrl: null,
};
const allUploaded = "All videos with generated content have already been uploaded to YouTube.";
const first = "Generate a video for it first.";

const alreadyUploaded = () => new AppError("ALREADY_UPLOADED", "This video has already been uploaded to YouTube.");

function notConfigured(): AppError {
  return new AppError("YOUTUBE_NOT_CONFIGURED", "Uploading to YouTube is not configured.", {
    hint: "Set YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET and sign in with `mruk youtube login`, or set YOUTUBE_REFRESH_TOKEN too. A running server takes settings at its next start.",
  });
}
