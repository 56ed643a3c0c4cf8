import { z } from "zod";
import { StoryId } from "#api/stories/model.ts";

/** A fault of a story's picture. */
export const PictureFault = z.strictObject({ id: StoryId, imageUrl: z.string(), reason: z.string() });
export type PictureFault = z.infer<typeof PictureFault>;

/** The result of maintaining all pictures. */
export const PictureCare = z.strictObject({
  message: z.string(),
  done: z.number().int().nonnegative(),
  failed: z.array(z.strictObject({ id: z.string(), error: z.string() })),
});
export type PictureCare = z.infer<typeof PictureCare>;
