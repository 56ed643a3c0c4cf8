import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { BatchOutcome, VideosStatus } from "#api/video/publishing/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { Dialog } from "../dialog.tsx";
import { useFailureToast } from "../failure-words.ts";
import { AdminIcon } from "../icons.tsx";
import { useIdempotentPost } from "../idempotent-post.ts";
import { useRunning } from "../jobs/running-jobs.ts";
import { useUnderWay } from "../post-mutations.ts";
import { refreshPosts } from "../queries.ts";
import { Waiting } from "../waiting.tsx";
import { RecentUploads } from "./recent-uploads.tsx";
import { shortsStatusKey, shortsStatusQuery } from "./shorts-status.ts";

const studio = "https://studio.youtube.com/";
const batchKey = ["/api/admin/youtube/upload-all"] as const;

/** Shows the films' status on the video platform, fetched only while the dialog is open. */
export function YoutubeDialog({ ask, onClose }: { ask: Ask; onClose(): void }) {
  const { t } = useTranslation("admin");
  const status = useQuery(shortsStatusQuery);
  return (
    <Dialog title={t("dialogs.youtube.title")} lead={t("dialogs.youtube.lead")} onClose={onClose}>
      <div className="dialog__body">
        <Waiting query={status} text={t("dialogs.youtube.loading")} />
        {status.data && (
          <>
            <Counts status={status.data} />
            <Batch
              ask={ask}
              pendingNow={async () => (await status.refetch()).data?.pendingVideos ?? 0}
              status={status.data}
            />
            <RecentUploads uploads={status.data.recentUploads} />
            <p className="note">{t("dialogs.youtube.note")}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Counts({ status }: { status: VideosStatus }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { totalVideos, uploadedVideos, pendingVideos, totalViews } = status;
  const counts = [
    [t("dialogs.youtube.total"), totalVideos],
    [t("dialogs.youtube.uploaded"), uploadedVideos],
    [t("dialogs.youtube.pending"), pendingVideos],
    [t("dialogs.youtube.views"), totalViews],
  ] as const;
  return (
    <dl className="counts">
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count.toLocaleString(language)}</dd>
        </div>
      ))}
    </dl>
  );
}

type BatchProps = {
  ask: Ask;
  status: VideosStatus;
  /** Fetches the number of pending videos again. */
  pendingNow(): Promise<number>;
};

/** Uploads all pending films at once. */
function Batch({ ask, status: { pendingVideos }, pendingNow }: BatchProps) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const post = useIdempotentPost();
  const [isOurs, isAnyones] = [useUnderWay(batchKey), useRunning(["upload-all-videos"])];
  const busy = isOurs || isAnyones;
  const { mutate } = useMutation({
    mutationKey: batchKey,
    mutationFn: () => post<Pick<BatchOutcome, "message">>(batchKey[0], { failure: "uploadAll" }),
    async onSuccess({ message }) {
      showToast({ title: t("dialogs.youtube.started"), description: message });
      await Promise.all([refreshPosts(queries), queries.invalidateQueries({ queryKey: shortsStatusKey })]);
    },
    onError: (error) => showFailure(error, t("dialogs.youtube.failed")),
  });
  async function uploadAll() {
    // Others may have uploaded since the dialog was opened.
    const count = await pendingNow();
    if (count === 0) {
      showToast({ title: t("dialogs.youtube.none"), description: t("dialogs.youtube.noneText"), kind: "destructive" });
      return;
    }
    const title = t("dialogs.youtube.batchTitle");
    if (await ask({ title, text: t("dialogs.youtube.sure", { n: count }), action: t("dialogs.youtube.batchAction") })) {
      mutate();
    }
  }
  return (
    <div className="shorts__acts">
      <BusyButton icon="upload" busy={busy} disabled={pendingVideos === 0} onPress={() => void uploadAll()}>
        {t("dialogs.youtube.uploadAll", { n: pendingVideos })}
      </BusyButton>
      <a className="btn btn--quiet" href={studio} target="_blank" rel="noopener noreferrer">
        <AdminIcon name="opens" />
        {t("dialogs.youtube.studio")}
        <span className="sr">{t("posts.newTab")}</span>
      </a>
    </div>
  );
}
