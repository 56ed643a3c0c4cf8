import { type Request, type RequestHandler, type Response, Router } from "express";
import type { JobOrder, Jobs } from "#api/jobs/jobs.ts";
import { adminOf, authorOf } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import { noBody, readFields, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly, readOnly } from "#api/platform/http/http.ts";
import { idempotencyKeyOf } from "#api/platform/http/request.ts";
import { StoryId } from "#api/stories/model.ts";
import type { ShortsOrder } from "./parts.ts";
import { UploadOrder, VideoOrder } from "./publishing/model.ts";
import type { Shorts } from "./shorts.ts";

type Work<Result> = Omit<JobOrder<Result>, "run"> & {
  author: string | undefined;
  run(order: ShortsOrder): Promise<Result>;
};
type ShortsRoutesOptions = { jobs: Pick<Jobs, "run">; shorts: Shorts; site: { siteUrl: string | undefined } };

/** Mount at `/api/admin`: `generate-video`, `youtube/status`, `youtube/upload`, `youtube/upload-all`. */
export function shortsRoutes({ jobs, shorts, site }: ShortsRoutesOptions): Router {
  const router = Router();
  const ownPages = sameOrigin(site.siteUrl);
  const post = (path: string, ...handlers: RequestHandler[]) =>
    router
      .route(path)
      .post(ownPages, ...handlers)
      .all(allowOnly("POST"));

  post("/generate-video", async (request, response) => {
    const job = jobOf(request, response);
    const { postId } = await readFields(request, VideoOrder);
    const id = idOf(postId);
    const [before, run] = [
      () => shorts.atOnce.generateVideo(id),
      (order: ShortsOrder) => shorts.generateVideo(id, order),
    ];
    response.json(await work({ kind: "generate-video", key: id, ...job, before, run }));
  });
  readOnly(router, "/youtube/status", async (_request, response) => {
    response.json(await shorts.status());
  });
  post("/youtube/upload", async (request, response) => {
    const job = jobOf(request, response);
    const { postId, language } = await readFields(request, UploadOrder);
    const id = idOf(postId);
    const before = () => shorts.atOnce.upload(id, language);
    const run = (order: ShortsOrder) => shorts.upload(id, language, order);
    response.json(await work({ kind: "upload-video", key: `${id} ${language}`, ...job, before, run }));
  });
  post("/youtube/upload-all", noBody, async (request, response) => {
    const job = jobOf(request, response);
    const { uploadAll: run, atOnce } = shorts;
    response.json(await work({ kind: "upload-all-videos", key: "all", ...job, before: atOnce.uploadAll, run }));
  });

  function work<Result>({ run, author, ...job }: Work<Result>): Promise<Result> {
    return jobs.run({ ...job, run: (handle) => run({ ...handle, by: author }) });
  }
  return router;
}

/** The job's author, and the key by which a repeated request finds it. */
const jobOf = (request: Request, response: Response) => ({
  by: adminOf(response).username,
  author: authorOf(response),
  idempotencyKey: idempotencyKeyOf(request),
});

/** Maps an invalid id to one that no story has. */
function idOf(text: string): StoryId {
  const id = StoryId.safeParse(text);
  if (!id.success) throw new AppError("STORY_NOT_FOUND", "There is no such story.");
  return id.data;
}
