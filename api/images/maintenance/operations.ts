import { contentRefusals, type FeatureReference, json, type Operation } from "#api/platform/http/operation.ts";
import { uploadTypes } from "./limits.ts";
import { PictureCare, UploadedPicture } from "./model.ts";

const longWork = {
  method: "post",
  access: "administrators",
  headers: { "Idempotency-Key": "The same key is answered with the same result for a day." },
} as const;
const care = { 200: json("What came of it.", PictureCare) };

const operations: Operation[] = [
  {
    method: "post",
    path: "/admin/pictures",
    summary: "Upload a picture, to be saved with a post by its address within a week",
    access: "administrators",
    upload: uploadTypes,
    answers: { 201: json("Its address.", UploadedPicture) },
    refusals: ["NOT_A_PICTURE", "UPLOAD_REFUSED", "DISK_FULL", "CONTENT_NOT_WRITABLE"],
  },
  {
    ...longWork,
    path: "/admin/regenerate-images",
    summary: "Look at every picture and draw the broken ones anew",
    answers: care,
    refusals: ["JOB_CANCELLED", "KEY_REUSED", ...contentRefusals],
  },
  {
    ...longWork,
    path: "/admin/migrate-images",
    summary: "Move every picture, and the films of this machine, to cloud storage",
    answers: care,
    refusals: [
      "STORAGE_NOT_CONFIGURED",
      "STORAGE_UNREACHABLE",
      "STORAGE_REFUSED",
      "JOB_CANCELLED",
      "KEY_REUSED",
      ...contentRefusals,
    ],
  },
];

export const pictureReference: FeatureReference = {
  title: "Pictures",
  schemas: { UploadedPicture, PictureCare },
  operations,
};
