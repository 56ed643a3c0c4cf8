import { type RequestHandler, Router } from "express";
import { readOnly } from "#api/platform/http/http.ts";
import { referenceDocument } from "./document.ts";

/** Links every answer to its description (RFC 8631). */
export const nameReference: RequestHandler = (_request, response, next) => {
  response.set("Link", '</api/openapi.json>; rel="service-desc"');
  next();
};

/** Mount at `/api`: `openapi.json`. */
export function referenceRoutes(): Router {
  const router = Router();
  readOnly(router, "/openapi.json", (_request, response) => {
    response.set("Cache-Control", "public, max-age=300").json(referenceDocument());
  });
  return router;
}
