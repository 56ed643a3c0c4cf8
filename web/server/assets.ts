import { extname } from "node:path";
import { finished } from "node:stream";
import { type RequestHandler, Router } from "express";
import sirv from "sirv";

const aYearInSeconds = 365 * 24 * 60 * 60;

/** Serves the built files of a folder, as they were when the server started; their names change with their content. */
export const serveAssets = (folder: string): RequestHandler =>
  Router().use(
    "/assets",
    surviveSirv,
    sirv(folder, {
      immutable: true,
      maxAge: aYearInSeconds,
      brotli: true,
      gzip: true,
      setHeaders(response, path) {
        const type = texts[extname(path)];
        if (type !== undefined) response.setHeader("Content-Type", `${type}; charset=utf-8`);
      },
    }),
  );

/** What of a build is text, of which sirv does not say in which letters it is. */
const texts: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

/**
 * sirv stumbles over ranges; it listens to no error of the file that it sends, so that one that vanished would end the process; and it
 * leaves the file open when its reader leaves.
 */
const surviveSirv: RequestHandler = (request, response, next) => {
  // Whoever asks for a part may be sent the whole, and these files are small.
  delete request.headers.range;
  // The answer has begun already: all that is left is to cut it off, so that nobody takes it for a whole one.
  response.once("pipe", (file) => {
    file.once("error", () => response.destroy());
    finished(response, () => file.destroy());
  });
  next();
};
