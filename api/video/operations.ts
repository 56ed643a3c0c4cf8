import { z } from "zod";
import { Language } from "#api/language/model.ts";
import type { ErrorCode } from "#api/platform/errors.ts";
import {
  contentRefusals,
  type FeatureReference,
  json,
  type Operation,
  serviceRefusals,
} from "#api/platform/http/operation.ts";
import { StoryId } from "#api/stories/model.ts";
import { BatchOutcome, ShortsStatus, UploadNotice, UploadOutcome, VideoOutcome } from "./publishing/model.ts";

const VideoOrder = z.strictObject({ postId: StoryId });
const UploadOrder = z.strictObject({ postId: StoryId, language: Language });

const repeatable = {
  headers: { "Idempotency-Key": "The same key is answered with the same result for a day." },
};
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
] as const satisfies ErrorCode[];

const operations: Operation[] = [
  {
    method: "post",
    path: "/admin/generate-video",
    summary: "Have a film made of a story",
    access: "administrators",
    ...repeatable,
    body: VideoOrder,
    answers: { 200: json("Whether there is one now; where nobody makes films, that is what it says.", VideoOutcome) },
    refusals: ["STORY_NOT_FOUND", ...filmRefusals, ...workRefusals],
  },
  {
    method: "get",
    path: "/admin/youtube/status",
    summary: "How many films there are, and how many are on the video platform",
    access: "administrators",
    answers: { 200: json("The status.", ShortsStatus) },
  },
  {
    method: "post",
    path: "/admin/youtube/upload",
    summary: "Take a story's film to the video platform in one language",
    access: "administrators",
    ...repeatable,
    body: UploadOrder,
    answers: { 200: json("The address of its page, and what the platform did otherwise than asked.", UploadOutcome) },
    refusals: [
      "STORY_NOT_FOUND",
      "NO_VIDEO",
      "ALREADY_UPLOADED",
      "OTHER_FILM_UPLOADED",
      "FILM_UNSUITABLE",
      ...youtubeRefusals,
      ...filmRefusals,
      ...workRefusals,
    ],
  },
  {
    method: "post",
    path: "/admin/youtube/upload-all",
    summary: "Take every film that is there in no language to the video platform, in English",
    access: "administrators",
    ...repeatable,
    answers: { 200: json("How many were uploaded, how many still wait, and why.", BatchOutcome) },
    refusals: [...youtubeRefusals, ...workRefusals],
  },
];

export const shortsReference: FeatureReference = {
  title: "Shorts",
  schemas: { VideoOrder, VideoOutcome, ShortsStatus, UploadOrder, UploadOutcome, UploadNotice, BatchOutcome },
  operations,
};
