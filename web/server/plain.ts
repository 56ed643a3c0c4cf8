import type { Response } from "express";

/** Sends a sentence in place of a page. It is not cached, because a missing page may exist soon. */
export function sendPlain(response: Response, status: number, sentence: string): void {
  response.removeHeader("Content-Encoding");
  response.status(status).set("Cache-Control", "no-store").type("text").send(`${sentence}\n`);
}
