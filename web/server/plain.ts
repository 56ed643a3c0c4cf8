import type { Response } from "express";

/** A sentence in place of a page; caches keep nothing of it, because what is missing now may be there soon. */
export function sendPlain(response: Response, status: number, sentence: string): void {
  response.removeHeader("Content-Encoding");
  response.status(status).set("Cache-Control", "no-store").type("text").send(`${sentence}\n`);
}
