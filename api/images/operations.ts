import { z } from "zod";
import type { FeatureReference } from "#api/platform/http/operation.ts";
import { mediaTypes } from "./model.ts";
import { PictureQuery } from "./serving/picture-query.ts";

export const imageReference: FeatureReference = {
  title: "Pictures of stories that are not out yet",
  schemas: {},
  operations: [
    {
      method: "get",
      path: "/admin/images/{file}",
      summary: "A story's picture as `/images/{file}` answers it, also before its story is published",
      access: "administrators",
      query: PictureQuery,
      answers: {
        200: {
          description: "The picture.",
          content: Object.fromEntries(Object.values(mediaTypes).map((type) => [type, z.string()])),
        },
      },
      refusals: ["PICTURE_NOT_FOUND", "PICTURE_UNREADABLE", "OVERLOADED"],
    },
  ],
};
