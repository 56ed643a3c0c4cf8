import { type RequestHandler, Router } from "express";
import { noBody, readFields, sameOrigin } from "../platform/body.ts";
import { AppError } from "../platform/errors.ts";
import { allowOnly, readOnly } from "../platform/http.ts";
import { StoryId } from "../stories/model.ts";
import { UploadOrder, VideoOrder } from "./model.ts";
import type { Shorts } from "./shorts.ts";

type ShortsRoutesOptions = { shorts: Shorts; site: { siteUrl: string | undefined } };

/** Mount at `/api/admin`: `generate-video`, `youtube/status`, `youtube/upload`, `youtube/upload-all`. */
export function shortsRoutes({ shorts, site }: ShortsRoutesOptions): Router {
  const router = Router();
  const ownPages = sameOrigin(site.siteUrl);
  const post = (path: string, ...handlers: RequestHandler[]) =>
    router
      .route(path)
      .post(ownPages, ...handlers)
      .all(allowOnly("POST"));

  post("/generate-video", async (request, response) => {
    const { postId } = await readFields(request, VideoOrder);
    response.json(await shorts.generateVideo(idOf(postId)));
  });
  readOnly(router, "/youtube/status", (_request, response) => {
    response.json(shorts.status());
  });
  post("/youtube/upload", async (request, response) => {
    const { postId, language } = await readFields(request, UploadOrder);
    response.json(await shorts.upload(idOf(postId), language));
  });
  post("/youtube/upload-all", noBody, async (_request, response) => {
    response.json(await shorts.uploadAll());
  });
  return router;
}

/** An impossible id is one that no story has. */
function idOf(text: string): StoryId {
  const id = StoryId.safeParse(text);
  if (!id.success) throw new AppError("STORY_NOT_FOUND", "There is no such story.");
  return id.data;
}
