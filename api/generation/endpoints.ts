import type { JobHandle, Jobs } from "#api/jobs/jobs.ts";
import { adminOf, authorOf } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { contentRefusals, type EndpointGroup, endpoint, json, serviceRefusals } from "#api/platform/http/endpoint.ts";
import { idempotencyHeader, idempotencyKeyOf } from "#api/platform/http/request.ts";
import { parsePublishingDate, warsawDate } from "#api/schedule/slots.ts";
import type { AdminDraft } from "#api/stories/drafts/model.ts";
import type { AdminPost, StoryId } from "#api/stories/model.ts";
import { draftMakingEndpoints } from "./draft-endpoints.ts";
import type { GenerationOrder } from "./generate.ts";
import { DayOrder, GenerationEstimate, type GenerationEvent, MadeDay, MadePost, PostOrder } from "./model.ts";
import { makeDay, makePost } from "./to-order.ts";

export type GenerationParts = {
  jobs: Jobs;
  clock: Clock;
  /** Generates stories into the library that the server shows. */
  generate(order: GenerationOrder, signal: AbortSignal): AsyncIterable<GenerationEvent>;
  /** The usual cost of stories and films. Throws CONFIG_INVALID. */
  estimate(): Promise<GenerationEstimate>;
  /** The finished story in the panel's shape. */
  adminPost(id: StoryId): Promise<AdminPost>;
  /** The draft in the panel's shape. Throws DRAFT_NOT_FOUND. */
  adminDraft(id: StoryId): Promise<AdminDraft>;
  /** Throws EDIT_CONFLICT, STORY_EXISTS or REVIEW_CLOSED where the story cannot be held in this revision. */
  refuseHolding(id: StoryId, rev: string): Promise<void>;
  /** Makes a film of a story in the given administrator's name; resolves to whether a film was made. */
  makeVideo(story: StoryId, order: JobHandle & { by: string | undefined }): Promise<boolean>;
};

const longWork = { method: "post", access: "publisher", headers: idempotencyHeader } as const;
const refusals = [
  "JOB_CANCELLED",
  "KEY_REUSED",
  "TEXT_REJECTED",
  "DICTIONARY_MISSING",
  "PICTURE_REJECTED",
  "STORY_EXISTS",
  ...serviceRefusals,
  "ATTEMPTS_SPENT",
  "CONFIG_INVALID",
  ...contentRefusals,
] as const;

export function generationEndpoints(parts: GenerationParts): EndpointGroup {
  const { jobs, clock } = parts;

  const post = endpoint({
    ...longWork,
    path: "/api/admin/generate-post",
    summary:
      "Make today's story of a slot, a further one where it has its story; or that of a date's slot that has none",
    body: PostOrder,
    answers: { 201: json("The new post.", MadePost) },
    refusals: ["DATE_INVALID", ...refusals],
    handle({ body: { timeSlot, includeVideo, ...asked }, request, response }) {
      const now = clock.now();
      const date = asked.date === undefined ? warsawDate(now) : parsePublishingDate(asked.date, now);
      const order = { slot: { date, timeSlot }, includeVideo, further: asked.date === undefined };
      const by = authorOf(response);
      const makeVideo = (id: StoryId, handle: JobHandle) => parts.makeVideo(id, { ...handle, by });
      return jobs.run({
        kind: "generate-post",
        key: `${date} ${timeSlot}`,
        by: adminOf(response).username,
        idempotencyKey: idempotencyKeyOf(request),
        // A date that was not asked for is left out: a request repeated after midnight is still the same request.
        asked: JSON.stringify({ timeSlot, includeVideo, ...asked }),
        run: (handle) => makePost(order, { ...parts, makeVideo, handle }),
      });
    },
  });
  const day = endpoint({
    ...longWork,
    path: "/api/admin/generate-daily",
    summary: "Make the stories of a Warsaw date that are missing",
    body: DayOrder,
    answers: { 201: json("The new posts, and what became of the other slots.", MadeDay) },
    refusals: ["DATE_INVALID", ...refusals],
    handle({ body, request, response }) {
      const now = clock.now();
      const date = body.date === undefined ? warsawDate(now) : parsePublishingDate(body.date, now);
      return jobs.run({
        kind: "generate-daily",
        key: date,
        by: adminOf(response).username,
        idempotencyKey: idempotencyKeyOf(request),
        asked: JSON.stringify(body),
        run: (handle) => makeDay(date, { ...parts, handle }),
      });
    },
  });
  const estimate = endpoint({
    method: "get",
    path: "/api/admin/generation-estimate",
    summary: "What a story and a film usually cost",
    access: "publisher",
    answers: { 200: json("In US dollars; 0 where the house makes them.", GenerationEstimate) },
    refusals: ["CONFIG_INVALID"],
    handle: parts.estimate,
  });
  return {
    title: "Generation",
    schemas: { PostOrder, DayOrder, MadePost, MadeDay, GenerationEstimate },
    endpoints: [post, day, estimate, ...draftMakingEndpoints(parts)],
  };
}
