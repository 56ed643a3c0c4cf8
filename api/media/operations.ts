import { z } from "zod";
import type { FeatureReference } from "#api/platform/http/operation.ts";
import { mediaTypes } from "./names.ts";

export const mediaReference: FeatureReference = {
  title: "Films of stories that are not out yet",
  schemas: {},
  operations: [
    {
      method: "get",
      path: "/admin/media/{file}",
      summary: "A film of this machine as `/media/{file}` answers it, also before its story is published",
      access: "administrators",
      headers: { Range: "The part that is wanted, in bytes." },
      answers: {
        200: { description: "The film.", content: { [mediaTypes.film]: z.string() } },
        206: { description: "The part.", content: { [mediaTypes.film]: z.string() } },
      },
      refusals: ["MEDIA_NOT_FOUND", "RANGE_NOT_SATISFIABLE"],
    },
    {
      method: "get",
      path: "/admin/media/captions/{file}",
      summary: "A film's captions as `/media/captions/{file}` answers them, also before its story is published",
      access: "administrators",
      answers: { 200: { description: "WebVTT.", content: { "text/vtt": z.string() } } },
      refusals: ["MEDIA_NOT_FOUND"],
    },
  ],
};
