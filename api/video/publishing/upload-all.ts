import { AppError, type ErrorCode, saidBy } from "#api/platform/errors.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import type { BatchOutcome, UploadNotice, UploadOutcome } from "./model.ts";

/** After these errors the platform accepts nothing more for now, so the remaining films go on waiting. */
const stopping: readonly ErrorCode[] = [
  "YOUTUBE_QUOTA_EXCEEDED",
  "YOUTUBE_UPLOAD_LIMIT",
  "YOUTUBE_SIGNED_OUT",
  "YOUTUBE_NOT_CONFIGURED",
  "YOUTUBE_UNREACHABLE",
  // Further films would lie there unlabelled too.
  "YOUTUBE_NOT_LABELLED",
];

export const stopsUploads = (code: ErrorCode): boolean => stopping.includes(code);

/** Reports the state of each upload. */
export type ReportUpload = (
  id: StoryId,
  part: { state: "waiting" | "done" | "skipped" | "failed"; note?: string },
) => void;

type Batch = {
  /** Uploads one film; null if another process has done so meanwhile. */
  upload(story: Story): Promise<UploadOutcome | null>;
  report: ReportUpload;
  signal: AbortSignal;
};

/**
 * Uploads one film after another, as the platform requires. A failed upload is reported and skipped. Throws the
 * stopping error if nothing was uploaded.
 */
export async function uploadEach(pending: readonly Story[], { upload, report, signal }: Batch): Promise<BatchOutcome> {
  const outcome: Omit<BatchOutcome, "message"> = { uploaded: [], waiting: [], failed: [] };
  for (const { id } of pending) report(id, { state: "waiting" });
  for (const [index, story] of pending.entries()) {
    const { id, titleEn } = story;
    signal.throwIfAborted();
    try {
      const uploaded = await upload(story);
      if (uploaded) {
        outcome.uploaded.push(id);
        for (const notice of uploaded.notices ?? []) outcome.notices = withNotice(outcome.notices ?? [], notice, id);
        report(id, { state: "done", note: titleEn });
      } else report(id, { state: "skipped" });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      report(id, { state: "failed", note: error.message });
      if (!stopsUploads(error.code)) outcome.failed.push({ id, error: error.message });
      else {
        if (outcome.uploaded.length === 0) throw error;
        outcome.stopped = saidBy(error);
        outcome.waiting = pending.slice(index).map((waiting) => waiting.id);
        break;
      }
    }
  }
  return { message: messageOf(outcome), ...outcome };
}

type Notices = NonNullable<BatchOutcome["notices"]>;

/** The films often share a notice, so each text is listed once with its stories. */
function withNotice(notices: Notices, notice: UploadNotice, id: StoryId): Notices {
  const known = notices.find(({ message }) => message === notice.message);
  return known
    ? notices.map((each) => (each === known ? { ...each, ids: [...each.ids, id] } : each))
    : [...notices, { ...notice, ids: [id] }];
}

function messageOf({ uploaded, waiting, failed, stopped, notices = [] }: Omit<BatchOutcome, "message">): string {
  const sentences = [
    `${counted(uploaded.length)} uploaded to YouTube.`,
    ...notices.flatMap(({ ids, message, hint }) => [`${ids.join(", ")}: ${message}`, hint]),
    ...failed.map(({ id, error }) => `${id} failed: ${error}`),
    stopped && `${counted(waiting.length)} ${waiting.length === 1 ? "waits" : "wait"}: ${stopped.message}`,
    stopped?.hint,
  ];
  return sentences.flatMap((sentence) => (sentence ? [sentence.replace(/(?<![.!?…])$/u, ".")] : [])).join(" ");
}

const counted = (videos: number) => `${videos} ${videos === 1 ? "video" : "videos"}`;
