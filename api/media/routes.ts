import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { type NextFunction, type Response, Router } from "express";
import type { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { readOnly } from "#api/platform/http/http.ts";
import { type Story, StoryId } from "#api/stories/model.ts";
import { mediaTypes, parseFileName } from "./names.ts";

export type MediaRoutesOptions = {
  /** A revealed story; anything falsy keeps its media hidden. */
  isPublic(id: StoryId): Story | undefined;
  /** Whether media are personal: then no cache may keep them, not even the browser's. */
  personal?: boolean;
  /** The path of the file with this name; null if there is none. */
  find(fileName: string): Promise<string | null>;
  /** The captions of a story's film as WebVTT; null without a film of known length. */
  captionsOf(story: Story, language: Language): string | null;
};

/** The time in milliseconds after which a stalled download is closed. */
const filmPatience = 300_000;

/** Mount at `/media`: `<story id>-<hash>.mp4`, and `captions/<story id>.<language>.vtt`. */
export function mediaRoutes({ isPublic, personal = false, find, captionsOf }: MediaRoutesOptions): Router {
  const router = Router();

  readOnly(router, "/captions/:file", (request, response) => {
    const [, name, language] = /^(.{1,60})\.(en|pl)\.vtt$/.exec(String(request.params.file)) ?? [];
    const id = StoryId.safeParse(name).data;
    const story = id && isPublic(id);
    const captions = story ? captionsOf(story, language as Language) : null;
    if (captions === null) throw notFound();
    response
      .set("Cache-Control", personal ? "no-store" : "public, max-age=300")
      .type("text/vtt")
      .send(captions);
  });

  readOnly(router, "/:file", async (request, response, next) => {
    const file = String(request.params.file);
    const name = parseFileName(file);
    const path = name && isPublic(name.id) ? await find(file) : null;
    // The answer is the same for an unknown, a hidden and a filmless story, so that it reveals nothing.
    if (!name || path === null) throw notFound();
    response.set({
      ETag: `"${name.hash}"`,
      "Cache-Control": personal ? "no-store" : "public, max-age=31536000, immutable",
      "Content-Type": mediaTypes[name.kind],
    });
    // A player buffers no more than a minute, and reads nothing while the film pauses.
    request.socket.setTimeout(filmPatience);
    // Browsers request parts of a film: Express answers ranges and conditional requests.
    response.sendFile(
      basename(path),
      { root: dirname(path), dotfiles: "deny", cacheControl: false, lastModified: false },
      (error) => {
        if (error) failed(error, { path, response, next }).catch(next);
      },
    );
  });
  return router;
}

type Sending = { path: string; response: Response; next: NextFunction };

/**
 * Errors of Express's `sendFile` that are no fault: a client that left, an invalid range, or a file deleted just now.
 */
async function failed(error: Error, { path, response, next }: Sending): Promise<void> {
  const { status, code, syscall } = error as NodeJS.ErrnoException & { status?: number };
  if (code === "ECONNABORTED" || syscall === "write" || response.destroyed) return;
  if (response.headersSent) return next(error);
  for (const header of ["ETag", "Content-Type", "Content-Length", "Cache-Control"]) response.removeHeader(header);
  if (status === 404) return next(notFound());
  if (status !== 416) return next(error);
  const size = await stat(path).then(
    ({ size }) => size,
    () => "*",
  );
  response.set("Content-Range", `bytes */${size}`);
  next(new AppError("RANGE_NOT_SATISFIABLE", "The file is shorter than that."));
}

const notFound = () => new AppError("MEDIA_NOT_FOUND", "There is no such film.");
