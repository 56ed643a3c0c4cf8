import { AppError } from "#api/platform/errors.ts";
import { addressOf } from "./addresses.ts";

/** The error for a video that is on the platform and still lacks something, which the next attempt adds. */
export function unfinished(
  { code, message, hint, retryAfter }: AppError,
  { videoId, lacks }: { videoId: string; lacks: "captions" | "label as synthetic media" },
): AppError {
  return new AppError(code, `Uploaded as ${addressOf(videoId)}, but still without its ${lacks}: ${message}`, {
    hint: `${hint ?? ""} The next upload of it adds what is missing, and sends no film.`.trim(),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
