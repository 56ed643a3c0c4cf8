// Uploads of films to the video platform.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AdminPostCard } from "#api/stories/model.ts";
import type { UploadOutcome } from "#api/video/publishing/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { CallFailed } from "../call.ts";
import { shortsStatusKey } from "../dialogs/shorts-status.ts";
import { useIdempotentPost } from "../idempotent-post.ts";
import { joinSentences } from "../join-sentences.ts";
import { useFailureToast } from "../post-mutations.ts";
import { postsKey, refreshPosts, useFailureTexts } from "../queries.ts";

export type UploadLanguage = "en" | "pl";
type Uploadable = Pick<AdminPostCard, "id" | "videoUrl" | "uploadedToYoutube">;

/** The post has a film that is not yet on the video platform. */
export const isUploadable = ({ videoUrl, uploadedToYoutube }: Uploadable) => Boolean(videoUrl) && !uploadedToYoutube;

export const uploadKey = (id: string) => [...postsKey, id, "upload"] as const;

/** The text keys for refused uploads, by error code. */
const refusals = { NO_VIDEO: "noVideo", ALREADY_UPLOADED: "already" } as const;

/** Uploads a post's film as a short in one language. */
export function useUpload({ id }: Uploadable) {
  const { t } = useTranslation("admin");
  const failureTexts = useFailureTexts("upload");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const post = useIdempotentPost();
  const refresh = async () => {
    await Promise.all([refreshPosts(queries), queries.invalidateQueries({ queryKey: shortsStatusKey })]);
  };
  return useMutation({
    mutationKey: uploadKey(id),
    mutationFn: async (language: UploadLanguage) => {
      const body = { postId: id, language };
      return (await (await post("/api/admin/youtube/upload", { body, ...failureTexts })).json()) as UploadOutcome;
    },
    async onSuccess({ youtubeUrl, notices = [] }) {
      await refresh();
      const noticeTexts = notices.map(({ message, hint }) => joinSentences(message, hint));
      const description = [t("posts.upload.doneText", { address: youtubeUrl }), ...noticeTexts].join(" – ");
      showToast({ title: t("posts.upload.done"), description });
    },
    async onError(error) {
      const code = error instanceof CallFailed ? error.answer.code : undefined;
      if (code !== "NO_VIDEO" && code !== "ALREADY_UPLOADED") return showFailure(error, t("posts.upload.failed"));
      // The list was outdated.
      await refresh();
      const reason = refusals[code];
      showToast({
        title: t(`posts.upload.${reason}`),
        description: t(`posts.upload.${reason}Text`),
        kind: "destructive",
      });
    },
  });
}
