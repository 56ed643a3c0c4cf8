import { Router } from "express";
import { readOnly } from "#api/platform/http/http.ts";
import type { ResponseCache } from "#api/platform/http/response-cache.ts";
import { sendCached } from "#api/platform/http/send-cached.ts";
import { languageOf } from "./accept-language.ts";
import { languageAnswer } from "./answers.ts";

export function languageRoutes({ answers }: { answers: ResponseCache }): Router {
  const router = Router();
  const answerIn = languageAnswer(answers);
  readOnly(router, "/detect", (request, response) =>
    sendCached(request, response, { answer: answerIn(languageOf(request.get("Accept-Language"))), answers }),
  );
  return router;
}
