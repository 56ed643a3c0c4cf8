import { randomUUID } from "node:crypto";
import type { Response } from "express";

/** What a proxy in front may have named a request: nothing that could break a line, and no address. */
const foreignId = /^[\w.-]{8,64}$/;

/** By which name a request is found in the log: the sender's own, or a short new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  if (typeof header === "string" && foreignId.test(header)) return header;
  // As much as can be read out to somebody, and enough to be the only one in months of a log.
  return randomUUID().slice(0, 13);
}

/** Notes on an answer by which name its request goes. */
export function markRequest(response: Response, id: string): void {
  response.locals.requestId = id;
}

/** That name; undefined where nobody gave it one. */
export function requestIdOf({ locals }: Pick<Response, "locals">): string | undefined {
  return locals.requestId as string | undefined;
}
