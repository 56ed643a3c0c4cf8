import { Router } from "express";
import type { Jobs } from "#api/jobs/jobs.ts";
import { adminOf, authorOf } from "#api/platform/admin.ts";
import { AppError } from "#api/platform/errors.ts";
import { noBody, readBytes, sameOrigin } from "#api/platform/http/body.ts";
import { allowOnly } from "#api/platform/http/http.ts";
import { idempotencyKeyOf } from "#api/platform/http/request.ts";
import type { PictureMaintenance } from "./maintenance/care.ts";
import { maxUploadBytes, maxUploadSeconds, uploadTypes } from "./maintenance/limits.ts";
import type { UploadedPicture } from "./maintenance/model.ts";
import type { Uploads } from "./maintenance/uploads.ts";
import { masterSize } from "./model.ts";

export type AdminPictureRoutesOptions = {
  jobs: Pick<Jobs, "run">;
  uploads: Pick<Uploads, "add">;
  pictureMaintenance: Pick<PictureMaintenance, "regenerate" | "migrate">;
  site: { siteUrl: string | undefined };
};

/** Mount at `/api/admin`: `pictures` (upload), `regenerate-images`, `migrate-images`. */
export function adminPictureRoutes({ jobs, uploads, pictureMaintenance, site }: AdminPictureRoutesOptions): Router {
  const router = Router();
  const ownPages = sameOrigin(site.siteUrl);

  router
    .route("/pictures")
    .post(ownPages, async (request, response) => {
      if (!isPicture(request.get("Content-Type"))) throw notAPicture();
      const bytes = await readBytes(request, { limit: maxUploadBytes, seconds: maxUploadSeconds });
      const { imageUrl } = await uploads.add(bytes);
      response.status(201).json({ imageUrl, ...masterSize } satisfies UploadedPicture);
    })
    .all(allowOnly("POST"));

  function careRoute(kind: "regenerate-images" | "migrate-images", care: "regenerate" | "migrate"): void {
    router
      .route(`/${kind}`)
      .post(ownPages, noBody, async (request, response) => {
        response.json(
          await jobs.run({
            kind,
            key: "all",
            by: adminOf(response).username,
            idempotencyKey: idempotencyKeyOf(request),
            run: (handle) => pictureMaintenance[care](handle, authorOf(response)),
          }),
        );
      })
      .all(allowOnly("POST"));
  }
  careRoute("regenerate-images", "regenerate");
  careRoute("migrate-images", "migrate");
  return router;
}

function isPicture(type = ""): boolean {
  const name = type.split(";")[0]?.trim().toLowerCase();
  return uploadTypes.some((known) => known === name);
}

function notAPicture(): AppError {
  return new AppError("NOT_A_PICTURE", "This is not a picture that can be uploaded.", {
    hint: `Send its bytes with the Content-Type ${uploadTypes.join(", ")}.`,
  });
}
