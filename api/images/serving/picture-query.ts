import { z } from "zod";
import { pictureCrops, pictureWidths } from "../model.ts";

/** The query parameters of a picture: its width, a format regardless of the Accept header, a part, and the content's hash. */
export const PictureQuery = z
  .strictObject({
    w: z
      .enum(pictureWidths.map(String), `must be one of ${pictureWidths.join(", ")}`)
      .transform(Number)
      .pipe(z.literal(pictureWidths))
      .optional(),
    as: z.literal("jpeg", "must be jpeg where it is given").optional(),
    crop: z.enum(pictureCrops, `must be ${pictureCrops.join(" or ")} where it is given`).optional(),
    v: z
      .string()
      .regex(/^[0-9a-f]{16}$/, "must be 16 hex digits")
      .optional(),
  })
  .refine(({ w, as }) => w !== undefined || as === undefined, { path: ["as"], error: "needs a width, w" })
  .refine(({ w, crop }) => w !== undefined || crop === undefined, { path: ["crop"], error: "needs a width, w" });
