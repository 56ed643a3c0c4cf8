import { contentRefusals, type FeatureReference, json, type Operation } from "../platform/operation.ts";
import { DayOrder, MadeDay, MadePost, PostOrder } from "./model.ts";

/** What the AI service may answer, and the book that what it costs is noted in. */
const serviceRefusals = [
  "SERVICE_KEY_REFUSED",
  "SERVICE_UNPAID",
  "SERVICE_BUSY",
  "SERVICE_TOO_SLOW",
  "SERVICE_UNREACHABLE",
  "SERVICE_MODEL_UNKNOWN",
  "SERVICE_REFUSED",
  "SERVICE_ANSWER_UNUSABLE",
  "BUDGET_SPENT",
  "ATTEMPTS_SPENT",
  "CONFIG_INVALID",
] as const;

const longWork = {
  method: "post",
  access: "administrators",
  headers: { "Idempotency-Key": "The same key is answered with the same result for a day." },
  refusals: [
    "JOB_CANCELLED",
    "KEY_REUSED",
    "TEXT_REJECTED",
    "PICTURE_REJECTED",
    "STORY_EXISTS",
    ...serviceRefusals,
    ...contentRefusals,
  ],
} as const;

const operations: Operation[] = [
  {
    ...longWork,
    path: "/admin/generate-post",
    summary: "Make today's story of a slot; a further one where it has its story",
    body: PostOrder,
    answers: { 201: json("The new post.", MadePost) },
  },
  {
    ...longWork,
    path: "/admin/generate-daily",
    summary: "Make the stories of a Warsaw date that are missing",
    body: DayOrder,
    answers: { 201: json("The new posts, and what became of the other slots.", MadeDay) },
    refusals: ["DATE_INVALID", ...longWork.refusals],
  },
];

export const generationReference: FeatureReference = {
  title: "Generation",
  schemas: { PostOrder, DayOrder, MadePost, MadeDay },
  operations,
};
