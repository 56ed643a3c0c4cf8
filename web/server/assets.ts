import { extname } from "node:path";
import { finished } from "node:stream";
import { type RequestHandler, Router } from "express";
import sirv from "sirv";

const aYearInSeconds = 365 * 24 * 60 * 60;

/** Serves the built files of a folder, which sirv lists once at the start; a name changes with its content. */
export const serveAssets = (folder: string): RequestHandler =>
  Router().use(
    "/assets",
    guardSirv,
    sirv(folder, {
      immutable: true,
      maxAge: aYearInSeconds,
      brotli: true,
      gzip: true,
      setHeaders(response, path) {
        const type = textTypes[extname(path)];
        if (type !== undefined) response.setHeader("Content-Type", `${type}; charset=utf-8`);
      },
    }),
  );

/** The text files of a build, for which sirv sends no charset. */
const textTypes: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/**
 * Works around three faults of sirv: it fails on odd ranges; it handles no error of the file that it sends, so that a missing one would
 * end the process; and it leaves the file open when the client disconnects.
 */
const guardSirv: RequestHandler = (request, response, next) => {
  // A server may answer a range with the whole file, and these files are small.
  delete request.headers.range;
  // The response has begun: destroying it keeps the client from taking it for complete.
  response.once("pipe", (file) => {
    file.once("error", () => response.destroy());
    finished(response, () => file.destroy());
  });
  next();
};
