import { Router } from "express";
import { readOnly } from "../platform/http.ts";
import type { KeptAnswers } from "../platform/kept-answers.ts";
import { sendKept } from "../platform/send-kept.ts";
import { languageOf } from "./accept-language.ts";
import { languageAnswer } from "./answers.ts";

export function languageRoutes({ answers }: { answers: KeptAnswers }): Router {
  const router = Router();
  const answerIn = languageAnswer(answers);
  readOnly(router, "/detect", (request, response) =>
    sendKept(request, response, { answer: answerIn(languageOf(request.get("Accept-Language"))), answers }),
  );
  return router;
}
