import type { Request, Response } from "express";
import { encodingOf } from "./accept-encoding.ts";
import type { FinishedAnswer } from "./finished-answer.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import { cacheControl, replyOf } from "./reply.ts";

/** Sends a kept answer in the smallest form that the reader takes, or says that it is the one they have. */
export async function sendKept(
  request: Request,
  response: Response,
  { answer, answers }: { answer: FinishedAnswer; answers: Pick<KeptAnswers, "quietFor"> },
): Promise<void> {
  // While the form is being made the next reveal comes nearer, but not past: what holds now is sent as of now.
  const lifetime = cacheControl(answer.kind, answers.quietFor());
  const form = await answer.makeForm(encodingOf(request.get("Accept-Encoding")));
  const { status, headers, body } = replyOf(form, {
    method: request.method,
    ifNoneMatch: request.get("If-None-Match"),
    lifetime,
  });
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] as string, headers[index + 1] as string);
  }
  response.status(status).end(body ?? undefined);
}
