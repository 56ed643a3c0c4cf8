import { Router } from "express";
import { readOnly } from "../platform/http.ts";
import type { ResponseCache } from "../platform/kept-answers.ts";
import { sendCached } from "../platform/send-kept.ts";
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
