import type { Language } from "#api/language/model.ts";
import type { Story } from "#api/stories/model.ts";
import type { Caption } from "../model.ts";

type YoutubeUpload = NonNullable<Story["youtube"]>[number];

/** The step of an upload. */
export const uploadSteps = ["cut", "check", "send", "label", "captions", "look"] as const;
export type UploadStep = (typeof uploadSteps)[number];

export type PlatformOrder = {
  story: Story;
  language: Language;
  /** Makes the language's cut when it is needed; after a crash in the middle of an upload, the very same file. */
  cut(): Promise<{ path: string }>;
  captions: readonly Caption[];
  /** The story's page on the site, for the description; null if the site's address is not known. */
  pageUrl: string | null;
  signal?: AbortSignal | undefined;
  /** Reports the step and its progress. */
  progress?(step: UploadStep, share?: number): void;
};

export type Uploaded = {
  /** The upload as it is written into the story's file. */
  upload: YoutubeUpload;
  /** The platform's deviations in plain words: 'uploaded, but YouTube locked it private because…'. */
  notices: { code: string; message: string; hint?: string }[];
};

/** The video platform. */
export type VideoPlatform = {
  /**
   * Uploads the film of a story in one language: continues an interrupted upload, and returns a finished one from the
   * ledger, so that it is never published twice. Throws YOUTUBE_…, FILM_UNSUITABLE.
   */
  upload(order: PlatformOrder): Promise<Uploaded>;
  /** The total views of these videos; the last known number if the platform cannot be asked now. */
  views(videoIds: readonly string[]): Promise<number>;
};
