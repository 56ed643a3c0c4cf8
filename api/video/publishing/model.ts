import { z } from "zod";
import { Language, languages } from "#api/language/model.ts";

/** The video platform's state for the panel (specification, chapter 3). */
export const VideosStatus = z.strictObject({
  totalVideos: z.number().int().nonnegative(),
  uploadedVideos: z.number().int().nonnegative(),
  pendingVideos: z.number().int().nonnegative(),
  /** The films that are not on the platform in each language; one that is there in the other language counts too. */
  pendingByLanguage: z.strictObject({ en: z.number().int().nonnegative(), pl: z.number().int().nonnegative() }),
  totalViews: z.number().int().nonnegative(),
  /** Newest first, at most 5. */
  recentUploads: z.array(
    z.strictObject({
      title: z.string(),
      uploadedAt: z.iso.datetime({ offset: true }),
      language: Language,
      youtubeUrl: z.string(),
    }),
  ),
});
export type VideosStatus = z.infer<typeof VideosStatus>;

/** Deviations of the video platform from the request. */
export const UploadNotice = z.strictObject({ code: z.string(), message: z.string(), hint: z.string().optional() });
export type UploadNotice = z.infer<typeof UploadNotice>;

export const VideoOutcome = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  videoUrl: z.string().nullable(),
  /** Why the film has no voice, or not in every language. */
  notices: z.array(UploadNotice).optional(),
});
export type VideoOutcome = z.infer<typeof VideoOutcome>;

export const UploadOutcome = z.strictObject({
  youtubeUrl: z.string(),
  notices: z.array(UploadNotice).optional(),
});
export type UploadOutcome = z.infer<typeof UploadOutcome>;

/** The result of uploading every waiting film. The error in `stopped` keeps the rest waiting. */
export const BatchOutcome = z.strictObject({
  message: z.string(),
  uploaded: z.array(z.string()),
  waiting: z.array(z.string()),
  failed: z.array(z.strictObject({ id: z.string(), error: z.string() })),
  stopped: UploadNotice.optional(),
  /** Deviations of the video platform from the requests, each once with its stories. */
  notices: z.array(UploadNotice.extend({ ids: z.array(z.string()) })).optional(),
});
export type BatchOutcome = z.infer<typeof BatchOutcome>;

/** The panel's requests (specification, chapter 7). */
export const VideoOrder = z.strictObject({
  postId: z.string("must be a text"),
  /** Whether the film speaks; by default as FILM_VOICE has it. */
  voice: z.boolean("must be true or false").optional(),
});
export const UploadOrder = z.strictObject({
  postId: z.string("must be a text"),
  language: z.enum(languages, `must be one of ${languages.join(", ")}`),
});
/** Without a language: the films that are there in no language yet, in English. */
export const BatchOrder = z.strictObject({
  language: z.enum(languages, `must be one of ${languages.join(", ")}`).optional(),
});
