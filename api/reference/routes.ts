import { Router } from "express";
import { readOnly } from "../platform/http.ts";
import { referenceDocument } from "./document.ts";

/** Mount at `/api`: `openapi.json`. */
export function referenceRoutes(): Router {
  const router = Router();
  readOnly(router, "/openapi.json", (_request, response) => {
    response.set("Cache-Control", "public, max-age=300").json(referenceDocument());
  });
  return router;
}
