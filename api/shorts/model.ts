import { z } from "zod";

/** What the specification has the panel show of the video platform (chapter 3). */
export const ShortsStatus = z.strictObject({
  totalVideos: z.number().int().nonnegative(),
  uploadedVideos: z.number().int().nonnegative(),
  pendingVideos: z.number().int().nonnegative(),
  totalViews: z.number().int().nonnegative(),
  /** Newest first, at most 5. */
  recentUploads: z.array(
    z.strictObject({
      title: z.string(),
      uploadedAt: z.iso.datetime({ offset: true }),
      language: z.enum(["en", "pl"]),
      youtubeUrl: z.string(),
    }),
  ),
});
export type ShortsStatus = z.infer<typeof ShortsStatus>;

export const VideoOutcome = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  videoUrl: z.string().nullable(),
});
export type VideoOutcome = z.infer<typeof VideoOutcome>;
