import type { Language } from "../language/model.ts";
import { AppError } from "../platform/errors.ts";
import type { Story, StoryId } from "../stories/model.ts";
import type { ShortsStatus, VideoOutcome } from "./model.ts";
import { hasVideo, isUploaded, statusOf } from "./status.ts";

/** Who makes films and who takes them to the video platform; null where nobody is configured for it. */
export type ShortsMakers = {
  /** Makes a film of the story and answers its address. */
  makeFilm: ((story: Story) => Promise<{ videoUrl: string }>) | null;
  /** Uploads the story's film and answers the address of its page. */
  upload: ((story: Story, language: Language) => Promise<{ youtubeUrl: string }>) | null;
};

/** Films of stories, and their way to the video platform. */
export type Shorts = {
  status(): ShortsStatus;
  /** Throws STORY_NOT_FOUND. Without a film-maker it is no failure: the outcome says so in the specification's words. */
  generateVideo(id: StoryId): Promise<VideoOutcome>;
  /** Throws STORY_NOT_FOUND, NO_VIDEO, ALREADY_UPLOADED, YOUTUBE_NOT_CONFIGURED. */
  upload(id: StoryId, language: Language): Promise<{ youtubeUrl: string }>;
  /** Throws YOUTUBE_NOT_CONFIGURED. */
  uploadAll(): Promise<{ message: string }>;
};

type Parts = {
  library: { any(id: StoryId): Story | undefined; all(): Iterable<Story> };
  makers: ShortsMakers;
};

export function openShorts({ library, makers }: Parts): Shorts {
  function storyOf(id: StoryId): Story {
    const story = library.any(id);
    if (!story) throw new AppError("STORY_NOT_FOUND", "There is no such story.");
    return story;
  }

  return {
    status: () => statusOf(library.all()),

    async generateVideo(id) {
      const story = storyOf(id);
      if (!makers.makeFilm) return prepared;
      const { videoUrl } = await makers.makeFilm(story);
      return { success: true, message: "Video generated successfully.", videoUrl };
    },

    async upload(id, language) {
      const story = storyOf(id);
      if (!hasVideo(story))
        throw new AppError("NO_VIDEO", "This post doesn't have a video to upload.", { hint: first });
      if (story.youtube?.some((upload) => upload.language === language)) {
        throw new AppError("ALREADY_UPLOADED", "This video has already been uploaded to YouTube.");
      }
      if (!makers.upload) throw notConfigured();
      return makers.upload(story, language);
    },

    async uploadAll() {
      const pending = [...library.all()].filter((story) => hasVideo(story) && !isUploaded(story));
      if (pending.length === 0) return { message: allUploaded };
      if (!makers.upload) throw notConfigured();
      // One after another, as the platform wants it. What fails stays pending.
      for (const story of pending) await makers.upload(story, "en");
      return { message: `${pending.length} ${pending.length === 1 ? "video" : "videos"} uploaded to YouTube.` };
    },
  };
}

// The specification's words (chapters 4 and 5).
const prepared: VideoOutcome = {
  success: false,
  message: "Video generation prepared (Sora API pending)",
  videoUrl: null,
};
const allUploaded = "All videos with generated content have already been uploaded to YouTube.";
const first = "Generate a video for it first.";

function notConfigured(): AppError {
  return new AppError("YOUTUBE_NOT_CONFIGURED", "Uploading to YouTube is not configured.", {
    hint: "Set YOUTUBE_CLIENT_ID, YOUTUBE_CLIENT_SECRET and YOUTUBE_REFRESH_TOKEN, and start the server again.",
  });
}
