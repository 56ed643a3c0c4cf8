import type { Request, Response } from "express";
import { encodingOf } from "./accept-encoding.ts";
import type { FinishedAnswer } from "./finished-answer.ts";
import { setHeaders } from "./http.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import { cacheControl, replyOf } from "./reply.ts";

type Kept = { answer: FinishedAnswer; answers: Pick<KeptAnswers, "quietFor"> };

/** Sends a kept answer, and says for how long others may keep it. */
export function sendKept(request: Request, response: Response, { answer, answers }: Kept): Promise<void> {
  return sendFinished(request, response, { answer, lifetime: cacheControl(answer.kind, answers.quietFor()) });
}

/** Sends an answer in the smallest form that the reader takes, or says that it is the one they have. */
export async function sendFinished(
  request: Request,
  response: Response,
  { answer, lifetime }: { answer: FinishedAnswer; lifetime: string },
): Promise<void> {
  const form = await answer.makeForm(encodingOf(request.get("Accept-Encoding")));
  const { status, headers, body } = replyOf(form, {
    method: request.method,
    // What is missing is missing, whoever has been told so before.
    ifNoneMatch: response.statusCode === 200 ? request.get("If-None-Match") : undefined,
  });
  response.setHeader("Cache-Control", lifetime);
  setHeaders(response, headers);
  if (status === 304) response.status(304);
  response.end(body ?? undefined);
}
