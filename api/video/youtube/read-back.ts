import { z } from "zod";
import type { Google } from "./google.ts";
import type { Notice } from "./ledger.ts";
import { backOff } from "./pace.ts";
import { inWarsaw } from "./quota.ts";

const Videos = z.looseObject({
  items: z
    .array(
      z.looseObject({
        status: z.looseObject({
          privacyStatus: z.string(),
          publishAt: z.string().optional(),
          containsSyntheticMedia: z.boolean().optional(),
          uploadStatus: z.string().optional(),
          rejectionReason: z.string().optional(),
          failureReason: z.string().optional(),
        }),
        processingDetails: z
          .looseObject({ processingStatus: z.string().optional(), processingFailureReason: z.string().optional() })
          .optional(),
      }),
    )
    .optional(),
});
export type VideoState = NonNullable<z.infer<typeof Videos>["items"]>[number];

type Options = { google: Google; signal?: AbortSignal | undefined };

/** The platform's view of a video; null if it does not show it (yet). Throws YOUTUBE_…. */
export async function readBack(videoId: string, { google, signal }: Options): Promise<VideoState | null> {
  for (let failures = 1; failures <= 3; failures++) {
    if (failures > 1) await backOff({ pace: google.pace, failures: failures - 1, signal });
    const order = { part: ["status", "processingDetails"], id: [videoId] };
    const { items } = await google.ask(Videos, (api, how) => api.videos.list(order, how), { signal });
    const [video] = items ?? [];
    if (video) return video;
  }
  return null;
}

/** Whether the platform shows the video to nobody, whatever its visibility. */
export const isWithheld = ({ status }: VideoState) =>
  ["rejected", "failed", "deleted"].includes(status.uploadStatus ?? "");

/** The visibility of a video: the platform's term, or `scheduled` if it becomes public when the story is revealed. */
export function privacyOf(video: VideoState | null): string {
  if (!video) return "unknown";
  return video.status.publishAt === undefined ? video.status.privacyStatus : "scheduled";
}

/** The deviations from the request, in plain words. */
export function noticesOf(video: VideoState | null, asked: string): Notice[] {
  if (!video) {
    return [
      {
        code: "YOUTUBE_NOT_SHOWN",
        message: "uploaded, but YouTube does not show the video yet",
        hint: "Look in YouTube Studio in some minutes.",
      },
    ];
  }
  return [...privacyNotices(video, asked), ...processingNotices(video)];
}

function privacyNotices({ status }: VideoState, asked: string): Notice[] {
  if (status.publishAt !== undefined && asked === "public") {
    return [
      {
        code: "YOUTUBE_SCHEDULED",
        message: `uploaded, and YouTube shows it when the story is revealed: ${spokenInstant(status.publishAt)}`,
      },
    ];
  }
  if (status.privacyStatus === asked) return [];
  if (status.privacyStatus === "private") {
    return [
      {
        code: "YOUTUBE_LOCKED_PRIVATE",
        // Until November 2026 an unaudited project alone was a reason; the API's answer does not say which it was.
        message:
          "uploaded, but YouTube locked it private because of the channel's settings, or of a Google project that is not audited",
        hint: "Make it public in YouTube Studio, and look at the channel's settings there. Where Studio refuses, the project needs Google's audit: docs/youtube.md",
      },
    ];
  }
  return [
    { code: "YOUTUBE_OTHER_PRIVACY", message: `uploaded, but YouTube made it ${status.privacyStatus}, not ${asked}` },
  ];
}

function processingNotices({ status, processingDetails }: VideoState): Notice[] {
  const hint = "YouTube Studio shows more of it.";
  if (status.uploadStatus === "rejected") {
    const why = spoken(status.rejectionReason);
    return [{ code: "YOUTUBE_REJECTED", message: `uploaded, but YouTube rejected it${why}`, hint }];
  }
  if (status.uploadStatus === "deleted") {
    return [{ code: "YOUTUBE_DELETED", message: "uploaded, but it was deleted on YouTube since", hint }];
  }
  const failed = ["failed", "terminated"].includes(processingDetails?.processingStatus ?? "");
  if (status.uploadStatus === "failed" || failed) {
    const why = spoken(status.failureReason ?? processingDetails?.processingFailureReason);
    return [{ code: "YOUTUBE_PROCESSING_FAILED", message: `uploaded, but YouTube could not process it${why}`, hint }];
  }
  return [];
}

function spokenInstant(text: string): string {
  return Number.isNaN(Date.parse(text))
    ? "at its hour"
    : inWarsaw(Temporal.Instant.fromEpochMilliseconds(Date.parse(text)));
}

/** The platform's word for a reason, `termsOfUse`, in readable form: ` (terms of use)`. */
function spoken(reason: string | undefined): string {
  const words = (reason ?? "")
    .replace(/[^A-Za-z]/g, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  return words ? ` (${words.slice(0, 60)})` : "";
}
