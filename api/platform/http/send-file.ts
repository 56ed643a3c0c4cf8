import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Response } from "express";
import { AppError } from "../errors.ts";

/**
 * Sends a file of this machine whose headers are set already. Browsers request parts of large files: Express answers ranges and
 * conditional requests. Throws RANGE_NOT_SATISFIABLE, and the error for a file that is gone.
 */
export async function sendFile(
  path: string,
  response: Response,
  { missing }: { missing: () => AppError },
): Promise<void> {
  const error = await new Promise<Error | undefined>((sent) => {
    const options = { root: dirname(path), dotfiles: "deny", cacheControl: false, lastModified: false } as const;
    response.sendFile(basename(path), options, sent);
  });
  if (error) await refuseOrIgnore(error, path, response, missing);
}

/**
 * Errors of Express's `sendFile` that are no fault: a client that left, an invalid range, or a file deleted just now.
 */
async function refuseOrIgnore(error: Error, path: string, response: Response, missing: () => AppError): Promise<void> {
  const { status, code, syscall } = error as NodeJS.ErrnoException & { status?: number };
  if (code === "ECONNABORTED" || syscall === "write" || response.destroyed) return;
  if (response.headersSent) throw error;
  for (const header of ["ETag", "Content-Type", "Content-Length", "Cache-Control"]) response.removeHeader(header);
  if (status === 404) throw missing();
  if (status !== 416) throw error;
  const size = await stat(path).then(
    ({ size }) => size,
    () => "*",
  );
  response.set("Content-Range", `bytes */${size}`);
  throw new AppError("RANGE_NOT_SATISFIABLE", "The file is shorter than that.");
}
