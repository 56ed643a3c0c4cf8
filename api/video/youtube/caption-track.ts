import { z } from "zod";
import type { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import type { Google } from "./google.ts";
import type { Notice } from "./ledger.ts";
import { isRefusedFor } from "./refusal.ts";
import { unfinished } from "./unfinished.ts";

const names = { en: "English", pl: "Polski" } as const;

type Track = { videoId: string; language: Language; webVtt: string };

/**
 * Adds a caption track to a video. A track that YouTube refuses does not undo the upload: its reason is returned. A
 * temporary refusal is left to the next attempt. Throws YOUTUBE_QUOTA_EXCEEDED, YOUTUBE_UNREACHABLE,
 * YOUTUBE_SIGNED_OUT.
 */
export async function addCaptions(
  { videoId, language, webVtt }: Track,
  { google, signal }: { google: Google; signal?: AbortSignal | undefined },
): Promise<Notice[]> {
  const snippet = { videoId, language, name: names[language], isDraft: false };
  const media = { mimeType: "text/vtt", body: webVtt };
  try {
    await google.ask(
      z.unknown(),
      (api, how) => api.captions.insert({ part: ["snippet"], requestBody: { snippet }, media }, how),
      {
        signal,
      },
    );
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // An earlier run that was killed has got this far already.
    if (isRefusedFor(error, "captionExists")) return [];
    if (error.code !== "YOUTUBE_REFUSED") throw unfinished(error, { videoId, lacks: "captions" });
    const message = `uploaded, but without its captions: ${error.message}`;
    return [{ code: "YOUTUBE_WITHOUT_CAPTIONS", message, ...(error.hint !== undefined && { hint: error.hint }) }];
  }
}
