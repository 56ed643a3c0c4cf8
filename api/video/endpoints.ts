import type { JobOrder, Jobs } from "#api/jobs/jobs.ts";
import { adminOf, authorOf } from "#api/platform/admin.ts";
import type { ErrorCode } from "#api/platform/errors.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import {
  type Call,
  contentRefusals,
  type EndpointGroup,
  endpoint,
  json,
  serviceRefusals,
} from "#api/platform/http/endpoint.ts";
import { idempotencyHeader, idempotencyKeyOf } from "#api/platform/http/request.ts";
import { storyIdOf } from "#api/stories/story-id.ts";
import type { VideosOrder } from "./parts.ts";
import {
  BatchOrder,
  BatchOutcome,
  UploadNotice,
  UploadOrder,
  UploadOutcome,
  VideoOrder,
  VideoOutcome,
  VideosStatus,
} from "./publishing/model.ts";
import type { Videos } from "./videos.ts";

const longWork = { method: "post", access: "publisher", headers: idempotencyHeader } as const;
const workRefusals = ["JOB_CANCELLED", "KEY_REUSED", ...contentRefusals] as const;

/** The error codes with which a film may fail. */
const filmRefusals = [
  "PICTURE_NOT_FOUND",
  "PICTURE_UNREADABLE",
  "UPLOAD_REFUSED",
  "ADDRESS_REFUSED",
  "ADDRESS_UNREACHABLE",
  "FILM_TOOLS_MISSING",
  "FILM_FAILED",
  "FILM_UNSUITABLE",
  "VOICE_MISSING",
  "VOICE_FAILED",
  ...serviceRefusals,
  "STORAGE_UNREACHABLE",
  "STORAGE_REFUSED",
  "STORAGE_MISMATCH",
  "MEDIA_NOT_FOUND",
] as const satisfies ErrorCode[];

const youtubeRefusals = [
  "YOUTUBE_NOT_CONFIGURED",
  "YOUTUBE_SIGNED_OUT",
  "YOUTUBE_QUOTA_EXCEEDED",
  "YOUTUBE_UPLOAD_LIMIT",
  "YOUTUBE_UNREACHABLE",
  "YOUTUBE_REFUSED",
  "YOUTUBE_NOT_LABELLED",
] as const satisfies ErrorCode[];

export function videoEndpoints({ jobs, videos }: { jobs: Pick<Jobs, "run">; videos: Videos }): EndpointGroup {
  const work = workIn(jobs);
  const make = endpoint({
    ...longWork,
    path: "/api/admin/generate-video",
    summary: "Have a film made of a story",
    body: VideoOrder,
    answers: { 200: json("Whether there is one now; where nobody makes films, that is what it says.", VideoOutcome) },
    refusals: ["STORY_NOT_FOUND", ...filmRefusals, ...workRefusals],
    handle({ body, ...asked }) {
      const id = storyIdOf(body.postId);
      nameTarget(asked.response, id);
      return work(asked, {
        kind: "generate-video",
        key: id,
        before: () => videos.atOnce.generateVideo(id),
        run: (order) => videos.generateVideo(id, { ...order, voice: body.voice }),
      });
    },
  });
  const status = endpoint({
    method: "get",
    path: "/api/admin/youtube/status",
    summary: "How many films there are, and how many are on the video platform",
    access: "publisher",
    answers: { 200: json("The status.", VideosStatus) },
    handle: () => videos.status(),
  });
  const upload = endpoint({
    ...longWork,
    path: "/api/admin/youtube/upload",
    summary: "Take a story's film to the video platform in one language",
    body: UploadOrder,
    answers: { 200: json("The address of its page, and what the platform did otherwise than asked.", UploadOutcome) },
    refusals: [
      "STORY_NOT_FOUND",
      "NO_VIDEO",
      "ALREADY_UPLOADED",
      "OTHER_FILM_UPLOADED",
      ...youtubeRefusals,
      ...filmRefusals,
      ...workRefusals,
    ],
    handle({ body: { postId, language }, ...asked }) {
      const id = storyIdOf(postId);
      nameTarget(asked.response, `${id} ${language}`);
      return work(asked, {
        kind: "upload-video",
        key: `${id} ${language}`,
        before: () => videos.atOnce.upload(id, language),
        run: (order) => videos.upload(id, language, order),
      });
    },
  });
  const uploadAll = endpoint({
    ...longWork,
    path: "/api/admin/youtube/upload-all",
    summary:
      "Take every film that is there in no language to the video platform, in English; or all that are not there in one",
    body: BatchOrder,
    answers: { 200: json("How many were uploaded, how many still wait, and why.", BatchOutcome) },
    refusals: [...youtubeRefusals, ...workRefusals],
    handle: ({ body: { language }, ...asked }) =>
      work(asked, {
        kind: "upload-all-videos",
        key: language ?? "all",
        before: () => videos.atOnce.uploadAll(language),
        run: (order) => videos.uploadAll({ ...order, language }),
      }),
  });
  return { title: "Shorts", schemas, endpoints: [make, status, upload, uploadAll] };
}

const schemas = {
  VideoOrder,
  VideoOutcome,
  ShortsStatus: VideosStatus,
  UploadOrder,
  UploadOutcome,
  UploadNotice,
  BatchOrder,
  BatchOutcome,
};

type Asked = Pick<Call, "request" | "response">;
type Work<Result> = Pick<JobOrder<Result>, "kind" | "key" | "before"> & { run(order: VideosOrder): Promise<Result> };

/** Runs long work in the caller's name; a repeated request finds it by its key. */
const workIn =
  (jobs: Pick<Jobs, "run">) =>
  <Result>({ request, response }: Asked, { run, ...job }: Work<Result>): Promise<Result> => {
    const by = authorOf(response);
    return jobs.run({
      ...job,
      by: adminOf(response).username,
      idempotencyKey: idempotencyKeyOf(request),
      run: (handle) => run({ ...handle, by }),
    });
  };
