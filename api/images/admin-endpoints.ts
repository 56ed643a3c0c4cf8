import type { Jobs } from "#api/jobs/jobs.ts";
import { adminOf, authorOf } from "#api/platform/admin.ts";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import { readBytes } from "#api/platform/http/body.ts";
import { contentRefusals, type Endpoint, type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { idempotencyHeader, idempotencyKeyOf } from "#api/platform/http/request.ts";
import { storyIdOf } from "#api/stories/story-id.ts";
import type { PictureMaintenance } from "./maintenance/maintenance.ts";
import { PictureCare } from "./maintenance/model.ts";
import { masterSize } from "./model.ts";
import { copyPicture, type PictureCopying } from "./uploads/copy-picture.ts";
import { maxUploadBytes, maxUploadSeconds, uploadTypes } from "./uploads/limits.ts";
import { PictureCopy, UploadedPicture } from "./uploads/model.ts";
import type { Uploads } from "./uploads/uploads.ts";

export type AdminPictureParts = {
  jobs: Pick<Jobs, "run">;
  uploads: Pick<Uploads, "add" | "keep">;
  copying: Omit<PictureCopying, "uploads">;
  pictureMaintenance: Pick<PictureMaintenance, "regenerate" | "migrate">;
};

export function adminPictureEndpoints({
  jobs,
  uploads,
  copying,
  pictureMaintenance,
}: AdminPictureParts): EndpointGroup {
  const upload = endpoint({
    method: "post",
    path: "/api/admin/pictures",
    summary: "Upload a picture, to be saved with a post by its address within a week",
    access: "editor",
    upload: uploadTypes,
    answers: { 201: json("Its address.", UploadedPicture) },
    refusals: ["NOT_A_PICTURE", "UPLOAD_REFUSED", "DISK_FULL", "CONTENT_NOT_WRITABLE"],
    async handle({ request }) {
      if (!isPicture(request.get("Content-Type"))) throw notAPicture();
      const bytes = await readBytes(request, { limit: maxUploadBytes, seconds: maxUploadSeconds });
      const { imageUrl } = await uploads.add(bytes);
      return { imageUrl, ...masterSize } satisfies UploadedPicture;
    },
  });

  const maintenance = (
    kind: "regenerate-images" | "migrate-images",
    summary: string,
    work: PictureMaintenance["regenerate"],
    refusals: readonly ErrorCode[] = [],
  ) =>
    endpoint({
      method: "post",
      path: `/api/admin/${kind}`,
      summary,
      access: "publisher",
      headers: idempotencyHeader,
      answers: { 200: json("What came of it.", PictureCare) },
      refusals: ["JOB_CANCELLED", "KEY_REUSED", ...refusals, ...contentRefusals],
      handle: ({ request, response }) =>
        jobs.run({
          kind,
          key: "all",
          by: adminOf(response).username,
          idempotencyKey: idempotencyKeyOf(request),
          run: (handle) => work(handle, authorOf(response)),
        }),
    });
  const { regenerate, migrate } = pictureMaintenance;
  const storageRefusals = ["STORAGE_NOT_CONFIGURED", "STORAGE_UNREACHABLE", "STORAGE_REFUSED"] as const;
  return {
    title: "Pictures",
    schemas: { UploadedPicture, PictureCopy, PictureCare },
    endpoints: [
      upload,
      copyEndpoint({ uploads, copying }),
      maintenance("regenerate-images", "Look at every picture and draw the broken ones anew", regenerate),
      maintenance(
        "migrate-images",
        "Move every picture, and the films of this machine, to cloud storage",
        migrate,
        storageRefusals,
      ),
    ],
  };
}

const copyEndpoint = ({ uploads, copying }: Pick<AdminPictureParts, "uploads" | "copying">): Endpoint =>
  endpoint({
    method: "post",
    path: "/api/admin/pictures/copies",
    summary: "Copy the picture of a published story, to be saved with another post by its address within a week",
    access: "editor",
    body: PictureCopy,
    answers: { 201: json("The address of the copy.", UploadedPicture) },
    refusals: [
      "STORY_NOT_FOUND",
      "PICTURE_NOT_FOUND",
      "PICTURE_UNREADABLE",
      "STORAGE_UNREACHABLE",
      "STORAGE_REFUSED",
      "DISK_FULL",
      "CONTENT_NOT_WRITABLE",
    ],
    async handle({ body: { postId }, response }) {
      const id = storyIdOf(postId);
      nameTarget(response, id);
      const { imageUrl } = await copyPicture(id, { ...copying, uploads });
      return { imageUrl, ...masterSize } satisfies UploadedPicture;
    },
  });

function isPicture(type = ""): boolean {
  const name = type.split(";")[0]?.trim().toLowerCase();
  return uploadTypes.some((known) => known === name);
}

function notAPicture(): AppError {
  return new AppError("NOT_A_PICTURE", "This is not a picture that can be uploaded.", {
    hint: `Send its bytes with the Content-Type ${uploadTypes.join(", ")}.`,
  });
}
