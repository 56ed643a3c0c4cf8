import type { Language } from "../language/model.ts";
import type { Story } from "../stories/model.ts";
import type { Caption } from "../video/model.ts";

type YoutubeUpload = NonNullable<Story["youtube"]>[number];

/** What is being done to an upload. */
export const uploadSteps = ["cut", "check", "send", "captions", "look"] as const;
export type UploadStep = (typeof uploadSteps)[number];

export type PlatformOrder = {
  story: Story;
  language: Language;
  /** The language's cut, made when it is needed: after a crash in the middle of an upload the very same file. */
  cut(): Promise<{ path: string }>;
  captions: readonly Caption[];
  /** The story's page on the site, for the description; null where the site's address is not known. */
  pageUrl: string | null;
  signal?: AbortSignal | undefined;
  /** What is being done, and how much of it. */
  progress?(step: UploadStep, share?: number): void;
};

export type Uploaded = {
  /** What is written into the story's file. */
  upload: YoutubeUpload;
  /** What the platform did otherwise than asked, in plain words: 'uploaded, but YouTube locked it private because…'. */
  notices: { code: string; message: string; hint?: string }[];
};

/** The video platform. */
export type VideoPlatform = {
  /**
   * Uploads the film of a story in one language: continued where a crash interrupted it, and answered from the ledger where
   * it was done, so that it is never published twice. Throws YOUTUBE_…, FILM_UNSUITABLE.
   */
  upload(order: PlatformOrder): Promise<Uploaded>;
  /** How often these videos were watched, all together; the last known number where the platform cannot be asked now. */
  views(videoIds: readonly string[]): Promise<number>;
};
