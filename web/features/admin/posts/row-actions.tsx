import { useTranslation } from "react-i18next";
import type { AdminPostCard, StoryId } from "#api/stories/model.ts";
import { useNow } from "#web/app/now.tsx";
import { languages } from "#web/i18n/languages.ts";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import type { OpenedFilm } from "../films/film-dialog.tsx";
import { isUploadable, uploadKey } from "../films/uploads.ts";
import { useRunning } from "../jobs/running-jobs.ts";
import { useUnderWay, useVideoMutation, videoKey } from "../post-mutations.ts";
import { PreviewLinkButton } from "../preview-links/preview-link-button.tsx";
import { useMay } from "../session.ts";
import { ViewPost } from "../view-post.tsx";
import { DeleteButton } from "./delete-button.tsx";

export type RowActionHandlers = {
  ask: Ask;
  edit(id: string): void;
  history(id: string): void;
  again(id: StoryId): void;
  /** Opens the film of a post. */
  film(opened: OpenedFilm): void;
  /** Called when a row has left the list with its button, which had the focus. Gets the heading of the row beside it. */
  onRemoved(neighbour: HTMLElement | null): void;
};
type Props = { post: AdminPostCard; titleId: string; actions: RowActionHandlers };

export function RowActions({ post, titleId, actions }: Props) {
  const { t } = useTranslation("admin");
  const isScheduled = Date.parse(post.publishedAt) > useNow();
  const isProposed = useRunning(["propose"], post.id);
  return (
    <div className="row__acts">
      <FilmActions post={post} titleId={titleId} actions={actions} />
      <span>
        <ViewPost post={post} titleId={titleId} />
        {isScheduled && (
          <PreviewLinkButton target={{ kind: "story", story: post.id }} title={post.titleEn} titleId={titleId} />
        )}
        <BusyButton icon="pencil" look="quiet" small describedBy={titleId} onPress={() => actions.edit(post.id)}>
          {t("posts.edit")}
        </BusyButton>
        <BusyButton icon="history" look="quiet" small describedBy={titleId} onPress={() => actions.history(post.id)}>
          {t("posts.history")}
        </BusyButton>
        <BusyButton
          icon="wand"
          look="quiet"
          small
          describedBy={titleId}
          busy={isProposed}
          onPress={() => actions.again(post.id)}
        >
          {t("again.open")}
        </BusyButton>
        <DeleteButton id={post.id} title={post.titleEn} rev={post.rev} titleId={titleId} actions={actions} />
      </span>
    </div>
  );
}

/** Offers to make a film; or to watch it, and to upload one that is pending. */
function FilmActions({ post, titleId, actions }: Props) {
  const { t } = useTranslation("admin");
  const video = useVideoMutation(post);
  // A mutation of this tab, or a job that started in another tab or before a reload.
  const making = [useUnderWay(videoKey(post.id)), useRunning(["generate-video"], post.id)];
  const uploading = [useUnderWay(uploadKey(post.id)), useRunning(["upload-video", "upload-all-videos"], post.id)];
  const mayPublish = useMay("publisher");
  const button = { look: "quiet", small: true, describedBy: titleId } as const;
  if (!post.videoUrl) {
    if (!mayPublish) return null;
    return (
      <span>
        <BusyButton {...button} icon="short" busy={making.includes(true)} onPress={() => video.mutate()}>
          {t("posts.video.title")}
        </BusyButton>
      </span>
    );
  }
  return (
    <span>
      <BusyButton {...button} icon="film" onPress={() => actions.film({ post, asking: null })}>
        {t("films.watch")}
      </BusyButton>
      {mayPublish &&
        isUploadable(post) &&
        languages.map((language) => (
          <BusyButton
            {...button}
            key={language}
            icon="upload"
            busy={uploading.includes(true)}
            onPress={() => actions.film({ post, asking: language })}
          >
            {t(`posts.upload.${language}`)}
          </BusyButton>
        ))}
    </span>
  );
}
