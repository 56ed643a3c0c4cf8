import { channel } from "node:diagnostics_channel";
import type { Response } from "express";
import type { Endpoint } from "./endpoint.ts";

/** The diagnostics channel on which this process publishes its responses: tests hold each against its endpoint's declaration. */
export const answerChannel = "mruk:answer";

/** A response as it is sent, with its status and headers; `endpoint` is undefined for one that reached none, `body` for streams. */
export type PublishedAnswer = { endpoint: Endpoint | undefined; response: Response; body: string | undefined };

const answers = channel(answerChannel);

export function publishAnswer(response: Response, body?: () => string): void {
  if (!answers.hasSubscribers) return;
  answers.publish({ endpoint: response.locals.endpoint, response, body: body?.() } satisfies PublishedAnswer);
}
