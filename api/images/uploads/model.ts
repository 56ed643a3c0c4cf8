import { z } from "zod";

/** The answer to an upload: the address to save with a post, which moves the picture into the library. */
export const UploadedPicture = z.strictObject({ imageUrl: z.string(), width: z.number(), height: z.number() });
export type UploadedPicture = z.infer<typeof UploadedPicture>;

/** The published story whose picture is copied. */
export const PictureCopy = z.strictObject({ postId: z.string("must be a text") });
