// The label by which YouTube tells viewers of synthetic media. YouTube is known to lose it from an upload.
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { addressOf } from "./addresses.ts";
import type { Google } from "./google.ts";
import { backOff } from "./pace.ts";
import { isWithheld, readBack, type VideoState } from "./read-back.ts";
import { unfinished } from "./unfinished.ts";

/** The fields of a status that `videos.update` sets. It resets those that a request leaves out (Videos: update). */
const WritableStatus = z.object({
  privacyStatus: z.string(),
  publishAt: z.string().exactOptional(),
  selfDeclaredMadeForKids: z.boolean().exactOptional(),
  embeddable: z.boolean().exactOptional(),
  license: z.string().exactOptional(),
  publicStatsViewable: z.boolean().exactOptional(),
});

type Options = { google: Google; madeForKids: boolean; signal?: AbortSignal | undefined };

/**
 * Makes sure that a video is labelled, by a second request where the upload's label was lost. A video that YouTube
 * withholds from viewers needs none. Throws YOUTUBE_NOT_LABELLED, and where the label is left to the next attempt
 * YOUTUBE_QUOTA_EXCEEDED, YOUTUBE_UNREACHABLE, YOUTUBE_SIGNED_OUT.
 */
export async function ensureLabel(videoId: string, options: Options): Promise<void> {
  try {
    const video = await readBack(videoId, options);
    if (video === null) throw notLabelled(videoId, "YouTube does not show the video yet");
    if (isLabelled(video) || isWithheld(video)) return;
    await writeLabel(videoId, video, options);
    if (!(await isLabelledSoon(videoId, options))) throw notLabelled(videoId, "YouTube does not keep the label");
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "YOUTUBE_NOT_LABELLED") throw error;
    if (error.code === "YOUTUBE_REFUSED") throw notLabelled(videoId, error.message, error);
    throw unfinished(error, { videoId, lacks: "label as synthetic media" });
  }
}

const isLabelled = (video: VideoState | null) => video?.status.containsSyntheticMedia === true;

async function writeLabel(videoId: string, { status }: VideoState, { google, madeForKids, signal }: Options) {
  const { selfDeclaredMadeForKids = madeForKids, ...others } = WritableStatus.parse(status);
  const requestBody = { id: videoId, status: { ...others, selfDeclaredMadeForKids, containsSyntheticMedia: true } };
  await google.ask(z.unknown(), (api, how) => api.videos.update({ part: ["status"], requestBody }, how), { signal });
}

/** Reads the video up to three times: an answer may be older than the update. */
async function isLabelledSoon(videoId: string, options: Options): Promise<boolean> {
  for (let failures = 1; failures <= 3; failures++) {
    if (isLabelled(await readBack(videoId, options))) return true;
    if (failures < 3) await backOff({ pace: options.google.pace, failures, signal: options.signal });
  }
  return false;
}

function notLabelled(videoId: string, why: string, cause?: AppError): AppError {
  const message = `Uploaded as ${addressOf(videoId)}, but not labelled as synthetic media: ${why}`;
  return new AppError("YOUTUBE_NOT_LABELLED", message, {
    hint: 'Answer "Altered content" with yes in YouTube Studio, or upload again in some minutes, which asks for the label only and sends no film.',
    cause,
  });
}
