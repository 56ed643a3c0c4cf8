import { z } from "zod";
import { StoryId } from "../stories/model.ts";

/** What an upload answers: the address to be saved with a post, which takes the picture into the library. */
export const UploadedPicture = z.strictObject({ imageUrl: z.string(), width: z.number(), height: z.number() });
export type UploadedPicture = z.infer<typeof UploadedPicture>;

/** What is wrong with a story's picture. */
export const PictureFault = z.strictObject({ id: StoryId, imageUrl: z.string(), reason: z.string() });
export type PictureFault = z.infer<typeof PictureFault>;

/** What came of looking after all pictures. */
export const PictureCare = z.strictObject({
  message: z.string(),
  done: z.number().int().nonnegative(),
  failed: z.array(z.strictObject({ id: z.string(), error: z.string() })),
});
export type PictureCare = z.infer<typeof PictureCare>;
