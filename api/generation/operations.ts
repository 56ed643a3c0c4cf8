import {
  contentRefusals,
  type FeatureReference,
  json,
  type Operation,
  serviceRefusals,
} from "#api/platform/http/operation.ts";
import { DayOrder, MadeDay, MadePost, PostOrder } from "./model.ts";

/** The error codes with which a text or a picture may fail. */
const makerRefusals = [...serviceRefusals, "ATTEMPTS_SPENT", "CONFIG_INVALID"] as const;

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
    ...makerRefusals,
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
