import type { Response } from "express";
import { type Call, type Endpoint, endpoint } from "#api/platform/http/endpoint.ts";
import type { Rate } from "#api/platform/http/rates.ts";

/** The values of `Cache-Control` of files for programs. */
export const kept = {
  /** Caches revalidate before each use: a story may be revealed the next second. */
  revalidated: "public, max-age=0, must-revalidate",
  minutes: "public, max-age=300",
  aDay: "public, max-age=86400",
  forGood: "public, max-age=31536000, immutable",
};

export const send = (response: Response, type: string, body: string | Uint8Array, lifetime: string) =>
  void response
    .set({ "Content-Type": type, "Cache-Control": lifetime })
    .send(typeof body === "string" ? body : Buffer.from(body));

type FileEndpoint = { rate?: Rate; handle(call: Pick<Call, "request" | "response">): unknown };

/** A file for programs, which anybody may read. */
export const file = (path: `/${string}`, summary: string, { rate, handle }: FileEndpoint): Endpoint =>
  endpoint({
    method: "get",
    path,
    summary,
    access: "everybody",
    ...(rate && { rate }),
    answers: { 200: { description: "The file." } },
    handle,
  });
