import { randomBytes } from "node:crypto";
import type { Response } from "express";

/** What a proxy in front may have named a request: nothing that could break a line, and no address. */
const foreignId = /^[\w.-]{8,64}$/;

/** By which name a request is found in the log: the sender's own, or a short new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  if (typeof header === "string" && foreignId.test(header)) return header;
  return newId();
}

const idsAtOnce = 1_000;
const digits = 12;
let [drawn, used] = ["", 0];

/** As much as can be read out to somebody, and enough to be the only one in months of a log. */
function newId(): string {
  // Chance is asked for many at once, since asking takes longer than all else.
  if (used === drawn.length) [drawn, used] = [randomBytes((idsAtOnce * digits) / 2).toString("hex"), 0];
  const [middle, end] = [used + 8, used + digits];
  const id = `${drawn.slice(used, middle)}-${drawn.slice(middle, end)}`;
  used = end;
  return id;
}

/** Notes on an answer by which name its request goes. */
export function markRequest(response: Response, id: string): void {
  response.locals.requestId = id;
}

/** That name; undefined where nobody gave it one. */
export function requestIdOf({ locals }: Pick<Response, "locals">): string | undefined {
  return locals.requestId as string | undefined;
}
