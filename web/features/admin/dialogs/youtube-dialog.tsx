import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { BatchOutcome, VideosStatus } from "#api/video/publishing/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { type Language, languages } from "#web/i18n/languages.ts";
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
            <Batch ask={ask} refetch={async () => (await status.refetch()).data} status={status.data} />
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
  /** Fetches the status again, because others may have uploaded since the dialog was opened. */
  refetch(): Promise<VideosStatus | undefined>;
};

/** The films that one press uploads: those that are in no language on the platform, or those that are not in this one. */
type Pending = "any" | Language;

const pendingOf = ({ pendingVideos, pendingByLanguage }: VideosStatus, which: Pending) =>
  which === "any" ? pendingVideos : pendingByLanguage[which];

/** Uploads all pending films at once. */
function Batch({ ask, status, refetch }: BatchProps) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const post = useIdempotentPost();
  const [isOurs, isAnyones] = [useUnderWay(batchKey), useRunning(["upload-all-videos"])];
  const busy = isOurs || isAnyones;
  const { mutate } = useMutation({
    mutationKey: batchKey,
    mutationFn: (which: Pending) => {
      const body = which === "any" ? {} : { body: { language: which } };
      return post<Pick<BatchOutcome, "message">>(batchKey[0], { ...body, failure: "uploadAll" });
    },
    async onSuccess({ message }) {
      showToast({ title: t("dialogs.youtube.started"), description: message });
      await Promise.all([refreshPosts(queries), queries.invalidateQueries({ queryKey: shortsStatusKey })]);
    },
    onError: (error) => showFailure(error, t("dialogs.youtube.failed")),
  });
  async function uploadAll(which: Pending) {
    const now = await refetch();
    const count = now ? pendingOf(now, which) : 0;
    if (count === 0) {
      showToast({ title: t("dialogs.youtube.none"), description: t("dialogs.youtube.noneText"), kind: "destructive" });
      return;
    }
    const title = t("dialogs.youtube.batchTitle");
    const text =
      which === "any" ? t("dialogs.youtube.sure", { n: count }) : t(`dialogs.youtube.sureIn.${which}`, { count });
    if (await ask({ title, text, action: t("dialogs.youtube.batchAction") })) mutate(which);
  }
  return (
    <div className="shorts__acts">
      <BusyButton icon="upload" busy={busy} disabled={status.pendingVideos === 0} onPress={() => void uploadAll("any")}>
        {t("dialogs.youtube.uploadAll", { n: status.pendingVideos })}
      </BusyButton>
      {languages.map((language) => {
        const n = pendingOf(status, language);
        if (n === 0) return null;
        return (
          <BusyButton key={language} look="quiet" icon="upload" busy={busy} onPress={() => void uploadAll(language)}>
            {t(`dialogs.youtube.uploadAllIn.${language}`, { n })}
          </BusyButton>
        );
      })}
      <a className="btn btn--quiet" href={studio} target="_blank" rel="noopener noreferrer">
        <AdminIcon name="opens" />
        {t("dialogs.youtube.studio")}
        <span className="sr">{t("posts.newTab")}</span>
      </a>
    </div>
  );
}
