import { z } from "zod";
import { Language } from "../language/model.ts";
import { contentRefusals, type FeatureReference, json, type Operation } from "../platform/operation.ts";
import { StoryId } from "../stories/model.ts";
import { ShortsStatus, VideoOutcome } from "./model.ts";

const VideoOrder = z.strictObject({ postId: StoryId });
const UploadOrder = z.strictObject({ postId: StoryId, language: Language });

const operations: Operation[] = [
  {
    method: "post",
    path: "/admin/generate-video",
    summary: "Have a film made of a story",
    access: "administrators",
    body: VideoOrder,
    answers: { 200: json("Whether there is one now; where nobody makes films, that is what it says.", VideoOutcome) },
    refusals: ["STORY_NOT_FOUND", ...contentRefusals],
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
    body: UploadOrder,
    answers: { 200: json("The address of its page.", z.strictObject({ youtubeUrl: z.string() })) },
    refusals: ["STORY_NOT_FOUND", "NO_VIDEO", "ALREADY_UPLOADED", "YOUTUBE_NOT_CONFIGURED", ...contentRefusals],
  },
  {
    method: "post",
    path: "/admin/youtube/upload-all",
    summary: "Take every film that waits to the video platform",
    access: "administrators",
    answers: { 200: json("What is being done.", z.strictObject({ message: z.string() })) },
    refusals: ["YOUTUBE_NOT_CONFIGURED", ...contentRefusals],
  },
];

export const shortsReference: FeatureReference = {
  title: "Shorts",
  schemas: { VideoOrder, VideoOutcome, ShortsStatus, UploadOrder },
  operations,
};
