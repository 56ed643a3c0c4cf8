import type { Language } from "../language/model.ts";
import type { Story, StoryId } from "../stories/model.ts";
import type { ShortsStatus, VideoOutcome } from "./model.ts";

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

export function openShorts(_parts: {
  library: { any(id: StoryId): Story | undefined; all(): Iterable<Story> };
  makers: ShortsMakers;
}): Shorts {
  const later = async () => {
    throw new Error("not there yet");
  };
  const status = () => ({ totalVideos: 0, uploadedVideos: 0, pendingVideos: 0, totalViews: 0, recentUploads: [] });
  return { status, generateVideo: later, upload: later, uploadAll: later };
}
