import { Router } from "express";
import { readOnly } from "../platform/http.ts";
import { languageOf } from "./accept-language.ts";

export function languageRoutes(): Router {
  const router = Router();
  readOnly(router, "/detect", (request, response) => {
    response.vary("Accept-Language").set("Cache-Control", "private, no-cache");
    response.json({ language: languageOf(request.get("Accept-Language")) });
  });
  return router;
}
