import { randomBytes } from "node:crypto";
import type { Response } from "express";

/** A proxy's request id may be kept: it cannot break a line of the log, and is no address. */
const foreignId = /^[\w.-]{8,64}$/;

/** The id of a request in the log: the client's own `X-Request-Id`, or a new short one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  if (typeof header === "string" && foreignId.test(header)) return header;
  return newId();
}

const idsAtOnce = 1_000;
const digits = 12;
let [drawn, used] = ["", 0];

/** Short enough to be read out on the telephone, and unique in months of a log. */
function newId(): string {
  // Random bytes are drawn for many ids at once, since a draw takes longer than everything else here.
  if (used === drawn.length) [drawn, used] = [randomBytes((idsAtOnce * digits) / 2).toString("hex"), 0];
  const [middle, end] = [used + 8, used + digits];
  const id = `${drawn.slice(used, middle)}-${drawn.slice(middle, end)}`;
  used = end;
  return id;
}

/** Stores the id of a request on its response. */
export function markRequest(response: Response, id: string): void {
  response.locals.requestId = id;
}

/** The id that was stored; undefined where there is none. */
export function requestIdOf({ locals }: Pick<Response, "locals">): string | undefined {
  return locals.requestId as string | undefined;
}
