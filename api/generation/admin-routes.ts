import { type RequestHandler, Router } from "express";
import type { JobHandle, Jobs } from "#api/jobs/jobs.ts";
import { adminOf, authorOf } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { readFields, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly } from "#api/platform/http/http.ts";
import { idempotencyKeyOf } from "#api/platform/http/request.ts";
import { parsePublishingDate, warsawDate } from "#api/schedule/slots.ts";
import type { AdminPost, StoryId } from "#api/stories/model.ts";
import type { GenerationOrder } from "./generate.ts";
import { DayOrder, type GenerationEvent, PostOrder } from "./model.ts";
import { type MakeVideo, makeDay, makePost } from "./to-order.ts";

export type GenerationRoutesOptions = {
  jobs: Jobs;
  clock: Clock;
  /** Generates stories into the library that the server shows. */
  generate(order: GenerationOrder, signal: AbortSignal): AsyncIterable<GenerationEvent>;
  /** The finished story in the panel's shape. */
  adminPost(id: StoryId): Promise<AdminPost>;
  /** Makes a film of a story in the given administrator's name; resolves to whether a film was made. */
  makeVideo(story: StoryId, order: JobHandle & { by: string | undefined }): Promise<boolean>;
  site: { siteUrl: string | undefined };
};

/** Mount at `/api/admin`: `generate-post`, `generate-daily`. */
export function generationRoutes(options: GenerationRoutesOptions): Router {
  const { jobs, clock, site } = options;
  const router = Router();
  const add = (path: string, handler: RequestHandler) =>
    router.route(path).post(sameOrigin(site.siteUrl), handler).all(allowOnly("POST"));

  const makeVideoFor =
    (by: string | undefined): MakeVideo =>
    (id, handle) =>
      options.makeVideo(id, { ...handle, by });

  add("/generate-post", async (request, response) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const { timeSlot, includeVideo } = await readFields(request, PostOrder);
    const date = warsawDate(clock.now());
    const by = authorOf(response);
    const made = await jobs.run({
      kind: "generate-post",
      key: `${date} ${timeSlot}`,
      by: adminOf(response).username,
      idempotencyKey,
      // The date is left out: a request repeated after midnight is still the same request.
      asked: JSON.stringify({ timeSlot, includeVideo }),
      run: (handle) =>
        makePost({ slot: { date, timeSlot }, includeVideo }, { ...options, makeVideo: makeVideoFor(by), handle }),
    });
    response.status(201).json(made);
  });

  add("/generate-daily", async (request, response) => {
    const idempotencyKey = idempotencyKeyOf(request);
    const sent = await readFields(request, DayOrder);
    const now = clock.now();
    const date = sent.date === undefined ? warsawDate(now) : parsePublishingDate(sent.date, now);
    const made = await jobs.run({
      kind: "generate-daily",
      key: date,
      by: adminOf(response).username,
      idempotencyKey,
      asked: JSON.stringify(sent),
      run: (handle) => makeDay(date, { ...options, handle }),
    });
    response.status(201).json(made);
  });
  return router;
}
