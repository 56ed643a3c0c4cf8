import { useTranslation } from "react-i18next";
import type { AdminPostCard } from "#api/stories/model.ts";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { useRunning } from "../jobs/running-jobs.ts";
import { useUnderWay, useVideoMutation, videoKey } from "../post-mutations.ts";
import { DeleteButton } from "./delete-button.tsx";
import { isUploadable, type UploadLanguage, uploadKey, useUpload } from "./uploads.ts";

export type RowActionHandlers = {
  ask: Ask;
  edit(id: string): void;
  history(id: string): void;
  /** Called after a post was deleted: its button, which had the focus, is removed too. */
  onDeleted(): void;
};
type Props = { post: AdminPostCard; titleId: string; actions: RowActionHandlers };

export function RowActions({ post, titleId, actions }: Props) {
  const { t } = useTranslation("admin");
  return (
    <div className="row__acts">
      <FilmActions post={post} titleId={titleId} actions={actions} />
      <span>
        <BusyButton icon="pencil" look="quiet" small describedBy={titleId} onPress={() => actions.edit(post.id)}>
          {t("posts.edit")}
        </BusyButton>
        <BusyButton icon="history" look="quiet" small describedBy={titleId} onPress={() => actions.history(post.id)}>
          {t("posts.history")}
        </BusyButton>
        <DeleteButton id={post.id} title={post.titleEn} rev={post.rev} titleId={titleId} actions={actions} />
      </span>
    </div>
  );
}

/** Offers to make a film, or to upload one that is pending. */
function FilmActions({ post, titleId, actions }: Props) {
  const { t } = useTranslation("admin");
  const video = useVideoMutation(post);
  const upload = useUpload(post);
  // A mutation of this tab, or a job that started in another tab or before a reload.
  const making = [useUnderWay(videoKey(post.id)), useRunning(["generate-video"], post.id)];
  const uploading = [useUnderWay(uploadKey(post.id)), useRunning(["upload-video", "upload-all-videos"], post.id)];

  async function uploadAs(language: UploadLanguage) {
    const isSure = await actions.ask({
      title: t("posts.upload.title"),
      text: t(`posts.upload.confirm.${language}`, { title: language === "en" ? post.titleEn : post.titlePl }),
      action: t("posts.upload.action"),
    });
    if (isSure) upload.mutate(language);
  }

  if (!post.videoUrl) {
    return (
      <span>
        <BusyButton
          icon="short"
          look="quiet"
          small
          busy={making.includes(true)}
          describedBy={titleId}
          onPress={() => video.mutate()}
        >
          {t("posts.video.title")}
        </BusyButton>
      </span>
    );
  }
  if (!isUploadable(post)) return null;
  return (
    <span>
      {(["en", "pl"] as const).map((language) => (
        <BusyButton
          key={language}
          icon="upload"
          look="quiet"
          small
          busy={uploading.includes(true)}
          describedBy={titleId}
          onPress={() => void uploadAs(language)}
        >
          {t(`posts.upload.${language}`)}
        </BusyButton>
      ))}
    </span>
  );
}
